import { expect, test } from 'vitest'
import { storefronts } from '#storefronts/index.ts'
import { readMailLook } from './mail-look.ts'

const art = {
  readImage: (name: string, alt: string) => ({
    url: { type: 'relative' as const, href: `/art/${name}.1a.svg` },
    alt,
    width: 64,
    height: 64,
  }),
}

test.each(storefronts.map((storefront) => [storefront.code, storefront] as const))(
  'the mails of %s have every colour of the brand',
  (_code, storefront) => {
    const look = readMailLook(storefront, art, 'https://shop.example')
    for (const colour of Object.values(look.colours)) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
    expect(look.logoUrl).toBe(`https://shop.example/art/logos/${storefront.code}-icon.1a.png`)
    expect(look.radius).toMatch(/^\d+px$/)
    expect(look.fonts).not.toMatch(/["]|^,/)
  },
)
