#include "story/page_style.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "tabletop/team.hpp"

namespace story {
namespace {

constexpr std::array<std::string_view, 2> usual_colours{"#F2C230", "#2E6BE6"};

constexpr std::string_view sheet = R"css(
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:#FAF6EA;color:#1C2630;font:16px/1.5 system-ui,"Segoe UI","Noto Sans",Roboto,sans-serif;font-variant-numeric:tabular-nums;overflow-wrap:break-word;print-color-adjust:exact;-webkit-print-color-adjust:exact}
header{background:#16212B;color:#F3EFE4;padding:2.2rem 1.2rem 1.8rem;text-align:center;border-bottom:6px solid #2F7A4D}
h1,h2,h3,.score{font-family:"Iowan Old Style","Palatino Linotype",Palatino,"Noto Serif",Georgia,serif;line-height:1.2}
.kicker{margin:0 0 1.4rem;letter-spacing:.04em;color:#C9D3DA}
.kicker span+span::before{content:"·";margin:0 .7em}
h1{display:grid;grid-template-columns:1fr auto 1fr;align-items:center;gap:0 1.4rem;max-width:64rem;margin:0 auto;font-size:clamp(1.3rem,3.6vw,2.4rem);font-weight:600}
.side{display:flex;align-items:center;gap:.5em}
.side.home{flex-direction:row-reverse;text-align:right}
.side.away{text-align:left}
.side .emblem{width:1.05em;height:1.05em}
.score{font-size:clamp(2.6rem,8vw,5rem);font-weight:700;white-space:nowrap}
.under{display:grid;grid-template-columns:1fr auto 1fr;gap:0 1.4rem;max-width:64rem;margin:.4rem auto 0;color:#C9D3DA}
.under p{margin:0;min-width:8rem}
.scorers{list-style:none;margin:0;padding:0}
.scorers li{display:inline}
.scorers li+li::before{content:", "}
.under .home{text-align:right}
.under .away{text-align:left}
.options{text-wrap:balance;margin:1.4rem auto 0;max-width:52rem;color:#C9D3DA;font-size:.94rem}
main{max-width:72rem;margin:0 auto;padding:1.2rem;display:grid;grid-template-columns:minmax(0,1fr);gap:1.2rem}
section{background:#FFFDF6;border:1px solid #E4DCC6;border-radius:8px;padding:1.3rem 1.4rem 1.4rem;break-inside:avoid}
.column{display:grid;gap:1.2rem;align-content:start;grid-template-columns:minmax(0,1fr)}
@media (min-width:60rem){main{grid-template-columns:repeat(2,minmax(0,1fr));padding:2rem 1.6rem}.wide{grid-column:1/-1}}
h2{margin:0 0 .9rem;font-size:1.45rem;font-weight:600;color:#1E5B3A}
h3{margin:1.2rem 0 .4rem;font-size:1.1rem;font-weight:600}
p{margin:0 0 .8rem}
.note{margin:.9rem 0 0;font-size:.88rem;color:#434E58}
.lead{font-size:1.12rem}
.emblem{width:1.1em;height:1.1em;vertical-align:-.18em;flex:none}
td .emblem,h3 .emblem,li .emblem,.legend .emblem{margin-right:.45em}
table{width:100%;border-collapse:collapse}
th{font-weight:600;text-align:left}
td,th{padding:.4rem .3rem;vertical-align:top}
thead th{padding-top:0;padding-bottom:.6rem}
tbody tr{border-top:1px solid #E4DCC6}
.name,.shots td:nth-child(2),.figures thead th{overflow-wrap:anywhere}
.shots td:nth-child(n+4),.shots td:first-child{white-space:nowrap}
.number{text-align:right;padding-right:1.2em}
.figures table{table-layout:fixed}
.figures thead th{width:30%}
.figures td{font-size:1.15rem;font-weight:600;text-align:right}
.figures td:last-child{text-align:left}
.figures td small{display:block;font-size:.8rem;font-weight:400;color:#434E58}
.figures tbody th{text-align:center;font-weight:400}
.figures thead th{text-align:right}
.figures thead th:last-child{text-align:left}
.figures thead th .emblem{margin:0 .45em 0 0}
.figures thead th:last-child .emblem{margin:0 0 0 .45em}
.bars{display:flex;gap:2px;margin:.25rem .5rem 0}
.bars .half{position:relative;flex:1;height:8px;background:#EFE8D4;display:flex}
.bars .half:first-child{justify-content:flex-end}
.average{position:absolute;top:-3px;width:3px;height:14px;background:#1C2630;outline:1px solid #FFFDF6}
.bar.home{background:var(--home);border:1px solid #1C2630}
.bar.away{background:repeating-linear-gradient(135deg,var(--away) 0 5px,var(--away-mark) 5px 7px);border:1px solid #1C2630}
ul.luck{margin:0;padding-left:1.2rem}
ul.luck li{margin:.2rem 0}
.legend{display:flex;flex-wrap:wrap;gap:.2rem 1.6rem;margin:0 0 .7rem;font-size:.94rem}
.frame{padding:.3rem .9rem 2rem .6rem}
.frame.expected{padding-left:2.1rem;padding-right:3rem}
.frame.measured{padding-left:3.4rem}
.plot{display:block;overflow:visible}
.plot text{font-size:13px;fill:#434E58}
.plot .minute{text-anchor:middle}
.plot .value{text-anchor:end;transform:translate(-8px,4px)}
.plot .sum{font-size:15px;font-weight:700;fill:#1C2630;stroke:#FFFDF6;stroke-width:4px;paint-order:stroke;transform:translate(9px,5px)}
.plot .tick{stroke:#E4DCC6;stroke-width:1}
.plot .half-time{stroke:#7B7464;stroke-width:1;stroke-dasharray:4 4}
.plot .middle{stroke:#1C2630;stroke-width:1.2}
.plot path{vector-effect:non-scaling-stroke;stroke-linejoin:round}
.momentum path{stroke:#1C2630;stroke-width:1.2}
.momentum path.home{fill:var(--home)}
.momentum path.away{fill:url(#stripes)}
.expected path{fill:none}
.expected .casing{stroke:#1C2630;stroke-width:6}
.expected .line.home{stroke:var(--home);stroke-width:3.4}
.expected .line.away{stroke:var(--away);stroke-width:3.4}
.expected .dashes.home{display:none}
.expected .dashes.away{stroke:var(--away-mark);stroke-width:3.4;stroke-dasharray:4 8}
.signs{position:absolute}
.home-disc{fill:var(--home);stroke:#1C2630;stroke-width:1.4}
.home-ring{fill:none;stroke:var(--home-mark);stroke-width:1.6}
.away-disc{fill:var(--away);stroke:#1C2630;stroke-width:1.4}
.away-bar{fill:var(--away-mark)}
header .home-disc,header .away-disc{stroke:#F3EFE4}
.away-ground{fill:var(--away)}
.away-stripe{fill:var(--away-mark);opacity:.6}
.ball{fill:#FFF;stroke:#1C2630;stroke-width:1.4}
.ball-patch{fill:#1C2630;stroke:#1C2630;stroke-width:1}
.yellow{fill:#F5D90A;stroke:#1C2630;stroke-width:1.2}
.red{fill:#D7263D;stroke:#1C2630;stroke-width:1.2}
.turning{fill:none;stroke:#B07D12;stroke-width:3}
.red-cross{stroke:#FFF;stroke-width:1.5}
.heat{display:block;width:100%;height:auto}
.heat rect{stroke:#B8A67C;stroke-width:2}
.heat text{fill:#1C2630;stroke-width:10px;stroke-linejoin:round;paint-order:stroke}
.heat .area{font-size:25px}
.heat .share{stroke-width:24px;font-size:38px;font-weight:700;text-anchor:middle;dominant-baseline:central}
.heat .lines *{fill:none;stroke:#1E5B3A;stroke-width:4}
.sign{width:1.15em;height:1.15em;vertical-align:-.22em;margin-right:.35em;flex:none}
.lines{list-style:none;margin:0;padding:0}
.lines li{display:flex;gap:.9rem;padding:.35rem 0}
.lines li+li{border-top:1px solid #E4DCC6}
.when{flex:none;min-width:3.2em;font-weight:600}
.remark{white-space:pre-line;unicode-bidi:isolate}
.turns>.note{margin:0 0 .7rem}
details{border-top:1px solid #E4DCC6}
summary{display:flex;flex-wrap:wrap;align-items:center;gap:.2rem .6rem;padding:.4rem .2rem;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary::before{content:"";flex:none;width:.45em;height:.45em;border:solid #434E58;border-width:0 2px 2px 0;transform:rotate(-45deg);margin:0 .25em}
details[open]>summary::before{transform:rotate(45deg)}
summary:hover{background:#F5EFDD}
summary:focus-visible{outline:3px solid #1E5B3A;outline-offset:1px}
summary .first{flex:1 1 12rem}
summary .emblem{margin:0}
summary .sign{margin:0}
.chip{display:inline-flex;align-items:center;gap:.35em;background:#16212B;color:#F3EFE4;border-radius:1em;padding:.05rem .7rem .05rem .4rem;font-size:.92rem}
details ul{margin:.1rem 0 .9rem 5.4rem;padding:0 0 0 .9rem;border-left:3px solid #E4DCC6;list-style:none}
details li{margin:.15rem 0}
footer{text-align:center;padding:0 1.2rem 2rem;font-size:.88rem;color:#434E58}
@media (max-width:36rem){body{font-size:15px}header{padding:1.5rem .8rem 1.3rem}h1,.under{grid-template-columns:1fr 1fr;grid-template-areas:"home away" "middle middle";gap:0 1.4rem}.home{grid-area:home}.away{grid-area:away}.score,.under p{grid-area:middle}.score{font-size:3.4rem}main{padding:.7rem}main,.column{gap:.7rem}section{padding:1rem .9rem}.plot text{font-size:12px}.plot .sum{font-size:13px}.frame.expected{padding-right:2.4rem}.who{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}details ul{margin-left:1rem}.number{padding-right:.6em}}
@media print{body{background:#FFF;font-size:10pt}header{background:none;color:#000;padding:0 0 1rem}.kicker,.under,.options{color:#222}header .home-disc,header .away-disc{stroke:#1C2630}main,.column{display:block;padding:0}section{border:0;padding:.6rem 0;background:none}.heat{max-width:12cm}.turns{break-inside:auto}summary{padding:.1rem 0}}
)css";

bool is_colour(std::string_view text) {
  constexpr std::size_t length = 7;
  return text.size() == length && text[0] == '#' && std::ranges::all_of(text.substr(1), [](char digit) {
           return (digit >= '0' && digit <= '9') || (digit >= 'a' && digit <= 'f') ||
                  (digit >= 'A' && digit <= 'F');
         });
}

/// 0 black, 1 white, as the eye sees it (WCAG).
double luminance(std::string_view colour) {
  constexpr std::array weights{0.2126, 0.7152, 0.0722};
  double sum = 0;
  for (std::size_t channel = 0; channel < weights.size(); ++channel) {
    const char* digits = colour.data() + 1 + 2 * channel;
    int value = 0;
    std::from_chars(digits, digits + 2, value, 16);
    const double part = value / 255.0;
    sum += weights[channel] * (part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4));
  }
  return sum;
}

/// Black or white, whichever is seen better on the colour.
std::string_view mark_on(std::string_view colour) {
  constexpr double as_far_from_both = 0.179;
  return luminance(colour) > as_far_from_both ? "#1A1A1A" : "#FFFFFF";
}

}  // namespace

std::string page_style(const std::array<std::string, 2>& team_colours) {
  std::string colours;
  for (const tabletop::Team team : tabletop::teams) {
    const std::string& asked = team_colours[index(team)];
    const std::string_view colour = is_colour(asked) ? asked : usual_colours[index(team)];
    colours += fmt::format("--{0}:{1};--{0}-mark:{2};", name(team), colour, mark_on(colour));
  }
  return fmt::format(":root{{{}}}{}", colours, sheet);
}

}  // namespace story
