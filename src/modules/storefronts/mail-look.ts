import type { Storefront } from '#storefronts/types.ts'
import type { Art } from '../../platform/art.ts'
import type { MailLook } from '../../platform/mail/mail-layout.tsx'
import { readToken } from './design-tokens.ts'

/** The design of a storefront's mails, in its family's colours. `origin` is the address of its pages for a mail reader. */
export function readMailLook(storefront: Storefront, art: Pick<Art, 'readImage'>, origin: string): MailLook {
  const read = (name: `--${string}`) => readToken(storefront, name)
  const icon = art.readImage(`logos/${storefront.code}-icon`, storefront.name)
  return {
    name: storefront.name,
    homeUrl: `${origin}/`,
    // The icon also exists as PNG, next to the SVG.
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
