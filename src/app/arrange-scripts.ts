const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
const ENTRY = /<script type="module" async="" src="([^"]+)" nonce="[^"]+"><\/script>/

/**
 * Loads a page's scripts after its first paint: until then network and processor are free for what the visitor sees, and the page works without scripts.
 * The preloads stand in the head, the entry at the very end.
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
  const loader = `document.currentScript.remove();${writeScriptLoader(preloads, src)}`
  const arranged = end.replace(tag, () => `<script nonce="${nonce}">${loader}</script>`)
  return Buffer.concat([Buffer.from(head), html.subarray(bodyAt, endAt), Buffer.from(arranged)])
}

/** Not every page is painted (a hidden tab is not), and not every browser reports the paint. */
const LONGEST_WAIT_MS = 3000

/** Writes the same elements as the framework would have: it looks for them when it hydrates. Each in a task of its own: thirty at once keep a phone busy for a tenth of a second. */
function writeScriptLoader(preloads: readonly string[], src: string): string {
  return [
    '{let eye;const add=(tag,is)=>setTimeout(()=>document.head.append(Object.assign(document.createElement(tag),is))),',
    'load=()=>{clearTimeout(late);eye?.disconnect();',
    `for(const href of ${JSON.stringify(preloads)})add('link',{rel:'modulepreload',fetchPriority:'low',href});`,
    `add('script',{type:'module',async:true,src:${JSON.stringify(src)}})},`,
    `late=setTimeout(load,${LONGEST_WAIT_MS});`,
    "try{eye=new PerformanceObserver(seen=>seen.getEntriesByName('first-contentful-paint').length&&load());",
    "eye.observe({type:'paint',buffered:true})}catch{}}",
  ].join('')
}
