import { hash } from 'node:crypto'

/** The headers of every response. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const

/** For responses that are not pages: no scripts, no loading, no framing. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Sources that a page may load from besides the shop, e.g. a tile server for the map. */
export type PageSources = {
  images?: readonly string[]
  forms?: readonly string[]
  /** Loaded in sandboxed frames. */
  frames?: readonly string[]
  /** In development Vite adds scripts and styles to the finished page, so inline code is allowed instead of hashes. */
  isLive?: boolean | undefined
}

export type SealedPage = { html: Buffer; policy: string }

/**
 * Allows only the inline scripts and styles of our own code, by their hashes. Our code marks them with a nonce that is new for each render and is removed
 * here, so injected code has no hash. Hashes instead of nonces, because a page is cached: its bytes and its policy are the same for everyone, so it can be
 * stored compressed, revalidated by its ETag and cached by a CDN.
 */
export function sealPage(page: Buffer, marker: string, sources: PageSources = {}): SealedPage {
  const hashes: Hashes = { scripts: new Set(), styles: new Set(), attributes: new Set() }
  const pieces = cutOut(page, ` nonce="${marker}"`)
  for (const [index, piece] of pieces.entries()) {
    const block = readBlock(pieces[index - 1], piece)
    if (block?.content.length) hashes[block.kind].add(hashSource(block.content))
  }
  const html = Buffer.concat(cutOut(Buffer.concat(pieces), `<meta property="csp-nonce" content="${marker}"/>`))
  const attributes = cutOut(html, ' style="').slice(1)
  const values = new Set(attributes.map((piece) => piece.toString('utf8', 0, piece.indexOf('"'))))
  for (const value of values) hashes.attributes.add(hashSource(unescapeAttribute(value)))
  return { html, policy: writePolicy(hashes, sources) }
}

/** Works on bytes, because the page is large and each step on a string would copy it. */
function cutOut(page: Buffer, text: string): Buffer[] {
  const cut = Buffer.from(text)
  const pieces: Buffer[] = []
  let from = 0
  for (let at = page.indexOf(cut); at >= 0; at = page.indexOf(cut, from)) {
    pieces.push(page.subarray(from, at))
    from = at + cut.length
  }
  pieces.push(page.subarray(from))
  return pieces
}

/** The content of the element with a marker: its tag starts before the marker and ends after it. */
function readBlock(before: Buffer | undefined, after: Buffer): { kind: 'scripts' | 'styles'; content: Buffer } | undefined {
  const tag = before?.toString('latin1', before.lastIndexOf('<'))
  const kind = tag?.startsWith('<script') ? 'scripts' : tag?.startsWith('<style') ? 'styles' : undefined
  if (!kind) return undefined
  const from = after.indexOf('>') + 1
  return { kind, content: after.subarray(from, after.indexOf(kind === 'scripts' ? '</script>' : '</style>', from)) }
}

function hashSource(content: Buffer | string): string {
  return `'sha256-${hash('sha256', content, 'base64')}'`
}

function unescapeAttribute(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

type Hashes = { scripts: Set<string>; styles: Set<string>; attributes: Set<string> }

function writePolicy(hashes: Hashes, sources: PageSources): string {
  const attributes = hashes.attributes.size > 0 ? ["'unsafe-hashes'", ...hashes.attributes].join(' ') : "'none'"
  const inline = sources.isLive
    ? ["script-src 'self' 'unsafe-inline'", "style-src 'self' 'unsafe-inline'"]
    : [
        ["script-src 'self'", ...hashes.scripts].join(' '),
        ["style-src 'self'", ...hashes.styles].join(' '),
        `style-src-attr ${attributes}`,
      ]
  return [
    "default-src 'self'",
    ...inline,
    ["img-src 'self' data:", ...(sources.images ?? [])].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    ...(sources.frames?.length ? [['frame-src', ...sources.frames].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...(sources.forms ?? [])].join(' '),
    "frame-ancestors 'none'",
  ].join('; ')
}
