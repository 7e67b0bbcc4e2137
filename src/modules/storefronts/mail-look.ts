import type { Storefront } from '#storefronts/types.ts'
import type { Art } from '../../platform/art.ts'
import type { MailLook } from '../../platform/mail/mail-layout.tsx'
import { readToken } from './design-tokens.ts'

/** A storefront's mails wear its family's colours; `origin` is where its pages are reached from a mailbox. */
export function readMailLook(storefront: Storefront, art: Pick<Art, 'readImage'>, origin: string): MailLook {
  const read = (name: `--${string}`) => readToken(storefront, name)
  const icon = art.readImage(`logos/${storefront.code}-icon`, storefront.name)
  return {
    name: storefront.name,
    homeUrl: `${origin}/`,
    // The icon exists as PNG too, beside the SVG.
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
