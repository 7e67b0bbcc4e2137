import { readFileSync } from 'node:fs'
import type { Storefront } from '#storefronts/types.ts'
import { memoize } from '../../shared/memoize.ts'

/** Read from the family's style sheet, the only place that defines its colours. */
const readTokens = memoize((family): ReadonlyMap<string, string> => {
  const css = readFileSync(new URL(`../../../storefronts/families/${family}.tokens.css`, import.meta.url), 'utf8')
  return new Map([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]))
})

/** A colour or size of the storefront, for places without style sheets: mails, the browser's own bars. */
export function readToken({ family, tokens }: Pick<Storefront, 'family' | 'tokens'>, name: `--${string}`): string {
  return tokens?.[name] ?? readTokens(family).get(name) ?? ''
}
