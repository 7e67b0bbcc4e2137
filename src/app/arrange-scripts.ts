const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
const ENTRY = /<script type="module" async="" src="([^"]+)" nonce="[^"]+"><\/script>/

/**
 * When a page runs what. Its scripts are asked for once it has been seen: until then line and processor belong to what is looked at, and the page works
 * without them.
 */
export function arrangeScripts(html: string, nonce: string): string {
  const entry = ENTRY.exec(html)
  if (!entry) return html
  const [tag, src = ''] = entry
  const preloads: string[] = []
  const asleep = html.replace(PRELOAD, (_, href: string) => {
    preloads.push(href)
    return ''
  })
  const inline = (script: string) => `<script nonce="${nonce}">document.currentScript.remove();${script}</script>`
  return asleep.replace(tag, () => inline(writeWake(preloads, src)))
}

/** Not every page is painted: a hidden tab is not, and a browser may keep it to itself. */
const LONGEST_SLEEP_MS = 3000

/** The elements are those that the framework would have written: it looks for them when it wakes. */
function writeWake(preloads: readonly string[], src: string): string {
  return [
    '{let eye;const add=(tag,is)=>document.head.append(Object.assign(document.createElement(tag),is)),',
    'wake=()=>{clearTimeout(late);eye?.disconnect();',
    `for(const href of ${JSON.stringify(preloads)})add('link',{rel:'modulepreload',fetchPriority:'low',href});`,
    `add('script',{type:'module',async:true,src:${JSON.stringify(src)}})},`,
    `late=setTimeout(wake,${LONGEST_SLEEP_MS});`,
    "try{eye=new PerformanceObserver(seen=>seen.getEntriesByName('first-contentful-paint').length&&wake());",
    "eye.observe({type:'paint',buffered:true})}catch{}}",
  ].join('')
}
