const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
const ENTRY = /<script type="module" async="" src="([^"]+)" nonce="[^"]+"><\/script>/

/**
 * When a page runs what. Its scripts are asked for once it has been seen: until then line and processor belong to what is looked at, and the page works
 * without them. They stand in the head and, the entry, at the very end; what lies between is not searched.
 */
export function arrangeScripts(html: Buffer, nonce: string): Buffer {
  const bodyAt = html.indexOf('<body')
  const endAt = html.lastIndexOf('<script type="module"')
  const end = html.toString('utf8', endAt)
  const [tag, src = ''] = ENTRY.exec(end) ?? []
  if (!tag) return html
  const preloads: string[] = []
  const head = html.toString('utf8', 0, bodyAt).replace(PRELOAD, (_, href: string) => {
    preloads.push(href)
    return ''
  })
  const inline = (script: string) => `<script nonce="${nonce}">document.currentScript.remove();${script}</script>`
  const arranged = end.replace(tag, () => inline(writeWake(preloads, src)))
  return Buffer.concat([Buffer.from(head), html.subarray(bodyAt, endAt), Buffer.from(arranged)])
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
