const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
const ENTRY = /<script type="module" async="" src="([^"]+)" nonce="[^"]+"><\/script>/
const CLOSING = '</script>'

/**
 * Loads a page's scripts after its first paint: until then network and processor are free for what the visitor sees, and the page works without scripts.
 * The preloads stand in the head, the entry at the very end. The router's inline script that restores the scroll position moves behind the rendered
 * content, because an inline script waits for the style sheet and blocks the parser until then.
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
  const opening = `<script nonce="${nonce}">`
  const inline = (script: string) => `${opening}document.currentScript.remove();${script}${CLOSING}`
  const arranged = end.replace(tag, () => inline(writeScriptLoader(preloads, src)))
  const body = moveBehind(html.subarray(bodyAt, endAt), opening)
  return Buffer.concat([Buffer.from(head), ...body, Buffer.from(arranged)])
}

/** Moves the first inline script in front of the second, which stands behind the rendered content. A body without both stays as it is. */
function moveBehind(body: Buffer, opening: string): Buffer[] {
  const startAt = body.indexOf(opening)
  const endAt = body.indexOf(CLOSING, startAt) + CLOSING.length
  const nextAt = body.indexOf(opening, endAt)
  if (startAt < 0 || nextAt < 0) return [body]
  return [body.subarray(0, startAt), body.subarray(endAt, nextAt), body.subarray(startAt, endAt), body.subarray(nextAt)]
}

/** Not every page is painted (a hidden tab is not), and not every browser reports the paint. */
const LONGEST_WAIT_MS = 3000

/** Writes the same elements as the framework would have: it looks for them when it hydrates. */
function writeScriptLoader(preloads: readonly string[], src: string): string {
  return [
    '{let eye;const add=(tag,is)=>document.head.append(Object.assign(document.createElement(tag),is)),',
    'load=()=>{clearTimeout(late);eye?.disconnect();',
    `for(const href of ${JSON.stringify(preloads)})add('link',{rel:'modulepreload',fetchPriority:'low',href});`,
    `add('script',{type:'module',async:true,src:${JSON.stringify(src)}})},`,
    `late=setTimeout(load,${LONGEST_WAIT_MS});`,
    "try{eye=new PerformanceObserver(seen=>seen.getEntriesByName('first-contentful-paint').length&&load());",
    "eye.observe({type:'paint',buffered:true})}catch{}}",
  ].join('')
}
