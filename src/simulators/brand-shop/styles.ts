import { BRANDS } from './goods.ts'

const looks = BRANDS.map(
  ({ slug, accent, onAccent, page }) => `.${slug} { --accent: ${accent}; --on-accent: ${onAccent}; --page: ${page} }`,
).join('\n')

export const STYLES = `
:root { --page: #f3f4f6; --paper: #fff; --ink: #1c1a20; --soft: #5b5863; --line: #dcd8e0; --accent: #2b2b33; --on-accent: #fff; --bad: #b3261e }
${looks}
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; background: var(--page); color: var(--ink); font: 1rem/1.5 Georgia, serif }
.strip { margin: 0; padding: .4rem 1rem; background: #fff4d6; color: #5a4300; text-align: center; font: .875rem/1.4 system-ui, sans-serif }
main { padding-bottom: 3rem }
main > h1, main > p, main > ul { max-width: 60rem; margin-inline: auto; padding-inline: 1rem }
.brand { padding: 1.25rem 1rem; background: var(--accent); color: var(--on-accent); text-align: center }
.brand a { display: block; color: inherit; font-size: 1.75rem; font-weight: 700; letter-spacing: .01em; text-decoration: none }
.brand span { font-style: italic }
.inner { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 0 }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.2 }
h2 { margin: 0 0 .35rem; font-size: 1.15rem }
p { margin: 0 0 .75rem }
a { color: var(--accent) }
ul { list-style: none; margin: 0; padding: 0 }
.goods { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)) }
.goods li { display: flex; flex-direction: column }
.goods .main { margin-top: auto }
.brands li { padding: .75rem 0; border-bottom: 1px solid var(--line) }
.brands a { margin-right: .75rem; font-weight: 700 }
.paper { padding: 1.25rem; background: var(--paper); border: 1px solid var(--line); border-radius: .75rem }
.narrow { max-width: 30rem; margin-inline: auto }
.price { font-size: 1.35rem; font-weight: 700; font-variant-numeric: tabular-nums }
.field { margin-bottom: 1rem }
label { display: block; margin-bottom: .25rem; font-weight: 700 }
input { width: 100%; min-height: 3rem; padding: .5rem .75rem; border: 1px solid var(--soft); border-radius: .5rem; background: #fff; color: inherit; font: 1.05rem system-ui, sans-serif }
input.short { max-width: 9rem }
input[aria-invalid] { border-color: var(--bad) }
.fault { color: var(--bad) }
.main, .other { display: block; width: 100%; min-height: 3rem; padding: .7rem 1rem; border: 1px solid var(--accent); border-radius: .5rem; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 700; text-align: center; text-decoration: none; cursor: pointer }
.other { margin-top: .6rem; background: transparent; color: var(--accent) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.soft { margin: .9rem 0 0; color: var(--soft); font-size: .925rem }
.back { margin: 1.25rem 0 0; text-align: center }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
`
