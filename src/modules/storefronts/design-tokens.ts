import { readFileSync } from 'node:fs'
import type { Family, Storefront } from '#storefronts/types.ts'

type Dressed = Pick<Storefront, 'family' | 'tokens'>

const tokensOf = new Map<Family, ReadonlyMap<string, string>>()

/** A colour or size of the storefront, for places without style sheets: mails, the browser's own bars. */
export function readToken({ family, tokens }: Dressed, name: `--${string}`): string {
  return tokens?.[name] ?? readTokens(family).get(name) ?? ''
}

/** Read from the family's style sheet, the only place that defines its colours. */
function readTokens(family: Family): ReadonlyMap<string, string> {
  const known = tokensOf.get(family)
  if (known) return known
  const css = readFileSync(new URL(`../../../storefronts/families/${family}.tokens.css`, import.meta.url), 'utf8')
  const tokens = new Map([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]))
  tokensOf.set(family, tokens)
  return tokens
}
