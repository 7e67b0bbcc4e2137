import { readFileSync } from 'node:fs'
import type { Family, Storefront } from '../../../storefronts/types.ts'
import type { Art } from '../../platform/art.ts'
import type { MailLook } from '../../platform/mail/mail-layout.tsx'

const tokensOf = new Map<Family, ReadonlyMap<string, string>>()

/** A storefront's mails wear its family's colours; `origin` is where its pages are reached from a mailbox. */
export function readMailLook(storefront: Storefront, art: Pick<Art, 'readImage'>, origin: string): MailLook {
  const read = (name: `--${string}`) => storefront.tokens?.[name] ?? readTokens(storefront.family).get(name) ?? ''
  const icon = art.readImage(`logos/${storefront.code}-icon`, storefront.name)
  return {
    name: storefront.name,
    homeUrl: `${origin}/`,
    // The icon is drawn as PNG too, beside the SVG.
    logoUrl: origin + icon.url.href.replace(/\.svg$/, '.png'),
    colours: {
      ground: read('--color-mist'),
      surface: read('--color-surface'),
      ink: read('--color-ink'),
      inkSoft: read('--color-ink-soft'),
      line: read('--color-line'),
      accent: read('--color-accent'),
      accentInk: read('--color-accent-ink'),
    },
    radius: read('--radius-card'),
    fonts: `${read('--font-body').replaceAll('"', "'")}, Helvetica, Arial`,
  }
}

/** The family's style sheet is the one place where its colours stand. */
function readTokens(family: Family): ReadonlyMap<string, string> {
  const known = tokensOf.get(family)
  if (known) return known
  const css = readFileSync(new URL(`../../../storefronts/families/${family}.tokens.css`, import.meta.url), 'utf8')
  const tokens = new Map([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]))
  tokensOf.set(family, tokens)
  return tokens
}
