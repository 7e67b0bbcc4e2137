import { createHash } from 'node:crypto'

/** Headers that every answer carries. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const

/** For answers that are no page: nothing may run, load or frame. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** What a page may reach beside itself, e.g. a tile server for the map. */
export type PageSources = { images?: readonly string[]; forms?: readonly string[] }

export type SealedPage = { html: string; policy: string }

const MARKED_BLOCK = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g
const STYLE_ATTRIBUTE = / style="([^"]*)"/g

/**
 * Allows exactly the inline scripts and styles that our own code wrote, by their hashes. They are told from anything injected by a marker that is new
 * for every render and is taken out here. Hashes, not nonces, because a page is cached: its bytes and its policy stay the same for everyone,
 * so it can be kept compressed, revalidated by its ETag and held by a CDN.
 */
export function sealPage(html: string, marker: string, sources: PageSources = {}): SealedPage {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const attributes = new Set<string>()
  const marked = ` nonce="${marker}"`
  const sealed = html.replace(MARKED_BLOCK, (block, tag: string, attrs: string, content: string) => {
    if (!attrs.includes(marked)) return block
    if (content) (tag === 'script' ? scripts : styles).add(hashSource(content))
    return `<${tag}${attrs.replace(marked, '')}>${content}</${tag}>`
  })
  const unmarked = sealed.replaceAll(marked, '').replaceAll(`<meta property="csp-nonce" content="${marker}"/>`, '')
  for (const [, value] of unmarked.matchAll(STYLE_ATTRIBUTE)) attributes.add(hashSource(unescapeAttribute(value ?? '')))
  return { html: unmarked, policy: writePolicy({ scripts, styles, attributes }, sources) }
}

function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
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
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes.scripts].join(' '),
    ["style-src 'self'", ...hashes.styles].join(' '),
    hashes.attributes.size > 0 ? ["style-src-attr 'unsafe-hashes'", ...hashes.attributes].join(' ') : "style-src-attr 'none'",
    ["img-src 'self' data:", ...(sources.images ?? [])].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...(sources.forms ?? [])].join(' '),
    "frame-ancestors 'none'",
  ].join('; ')
}
