export const STYLES = `
:root { color-scheme: light dark; --page: light-dark(#eef1f6, #12151c); --paper: light-dark(#fff, #1b202a); --ink: light-dark(#161b26, #eef1f6);
  --soft: light-dark(#556070, #a7b1c2); --line: light-dark(#d5dbe5, #38414f); --accent: light-dark(#0b6b4f, #5fd3ac); --on-accent: light-dark(#fff, #07251b);
  --note: light-dark(#fff4d6, #3a2f10); --note-ink: light-dark(#5a4300, #ffe3a1); --bad: light-dark(#b3261e, #ff9a92) }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
.strip { margin: 0; padding: .6rem 1.25rem; background: var(--note); color: var(--note-ink); text-align: center; font-size: .95rem }
.strip strong { font-weight: 650 }
a { color: var(--accent) }
main { max-width: 62rem; margin: 0 auto; padding: 1.75rem 1.25rem 3rem }
main > .narrow { max-width: 38rem; margin-inline: auto }
.columns { display: grid; gap: 1.25rem; align-items: start }
@media (min-width: 54rem) { .columns { grid-template-columns: minmax(0, 1fr) 21rem } }
.paper { background: var(--paper); border: 1px solid var(--line); border-radius: 1rem; padding: 1.5rem }
@media (max-width: 30rem) { .paper { padding: 1.1rem } }
h1 { margin: 0; font-size: 1.05rem; font-weight: 600; color: var(--soft) }
.list h1 { margin-bottom: 1.25rem; font-size: 1.5rem; color: inherit }
.list .paper + .paper { margin-top: 1.25rem }
h2 { margin: 0 0 .75rem; font-size: 1.05rem }
.amount { margin: .1rem 0 .35rem; font-size: 2.35rem; line-height: 1.15; font-weight: 700; letter-spacing: -.02em; font-variant-numeric: tabular-nums }
.soft, .hint { color: var(--soft) }
.hint { margin: .3rem 0 0; font-size: .875rem }
.reference { margin: 0; font-size: .8125rem; color: var(--soft); overflow-wrap: anywhere }
hr { border: 0; border-top: 1px solid var(--line); margin: 1.25rem 0 }
form { margin: 0 }
.field { margin: 0 0 1rem }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1rem; align-items: end }
label { display: block; margin-bottom: .3rem; font-weight: 600; font-size: .925rem }
input, select { width: 100%; min-height: 3rem; padding: .55rem .8rem; border: 1px solid var(--soft); border-radius: .6rem; background: var(--paper); color: inherit; font: inherit }
input[aria-invalid] { border-color: var(--bad); box-shadow: 0 0 0 1px var(--bad) }
.fault { margin: .3rem 0 0; color: var(--bad); font-size: .9rem }
button, .button { display: inline-block; min-height: 2.75rem; padding: .6rem 1rem; border: 1px solid var(--line); border-radius: .6rem; background: transparent; color: inherit;
  font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer }
button:hover, .button:hover { border-color: var(--ink) }
.main { width: 100%; min-height: 3.25rem; border-color: transparent; background: var(--accent); color: var(--on-accent); font-size: 1.075rem }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
fieldset { margin: 1.25rem 0 0; padding: 0; border: 0 }
legend { padding: 0; margin-bottom: .6rem; font-size: .925rem; color: var(--soft) }
.others { display: grid; grid-template-columns: 1fr 1fr; gap: .6rem }
.others button { padding-inline: .5rem }
.others :last-child:nth-child(odd) { grid-column: 1 / -1 }
ul { list-style: none; margin: 0; padding: 0 }
.choices { display: grid; gap: .6rem }
.choices a { display: flex; justify-content: space-between; padding: .85rem 1rem; border: 1px solid var(--line); border-radius: .6rem; color: inherit; font-weight: 600; text-decoration: none }
.choices a:hover { border-color: var(--accent) }
.cards { margin-top: .75rem }
.cards li { border-top: 1px solid var(--line) }
.cards li:first-child { border-top: 0 }
.cards a { display: grid; grid-template-columns: auto 1fr; gap: .75rem; padding: .55rem .1rem; color: inherit; text-decoration: none }
.cards a:hover .number { text-decoration: underline }
.brand { text-align: right; font-size: .875rem; color: var(--soft) }
output { float: right }
.number { font-variant-numeric: tabular-nums; white-space: nowrap }
table { width: 100%; border-collapse: collapse; font-size: .925rem }
th, td { padding: .6rem .75rem .6rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
th { color: var(--soft); font-weight: 600 }
td form { display: inline-block; margin: 0 .4rem .4rem 0 }
td button { min-height: 2.25rem; padding: .3rem .7rem }
.scroll { overflow-x: auto }
.state { display: inline-block; padding: .05rem .55rem; border: 1px solid var(--line); border-radius: 99px; font-size: .85rem }
`
