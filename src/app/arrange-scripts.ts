const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
const ENTRY = /<script type="module" async="" src="([^"]+)" nonce="[^"]+"><\/script>/

/**
 * Makes a page load its scripts after its first paint, so that network and processor are free for what the visitor sees. The page works without scripts until
 * then. In the original HTML the preloads are in the head and the entry script is at the end.
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

/** A hidden tab is not painted, and some browsers do not report the paint. */
const LONGEST_WAIT_MS = 3000

/**
 * Writes the same elements as the framework, because hydration looks for them. Each in a separate task, because thirty at once keep a phone busy for a tenth of
 * a second.
 */
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
