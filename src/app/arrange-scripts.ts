const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
const ENTRY = /<script type="module" async="" src="([^"]+)" nonce="[^"]+"><\/script>/
const CLOSING = '</script>'

/**
 * When a page runs what. Its scripts are asked for once it has been seen: until then line and processor belong to what is looked at, and the page works
 * without them. They stand in the head and, the entry, at the very end. The router's one amidst the page, which scrolls to where the visitor was, goes behind
 * all that is drawn: a script waits for the style sheet, and what follows it is not read until then.
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

/** The first of the scripts goes to the second, which stands behind all that is drawn. A body that lacks one of them stays as it is. */
function moveBehind(body: Buffer, opening: string): Buffer[] {
  const startAt = body.indexOf(opening)
  const endAt = body.indexOf(CLOSING, startAt) + CLOSING.length
  const nextAt = body.indexOf(opening, endAt)
  if (startAt < 0 || nextAt < 0) return [body]
  return [body.subarray(0, startAt), body.subarray(endAt, nextAt), body.subarray(startAt, endAt), body.subarray(nextAt)]
}

/** Not every page is painted: a hidden tab is not, and a browser may keep it to itself. */
const LONGEST_WAIT_MS = 3000

/** The elements are those that the framework would have written: it looks for them when it wakes. */
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
