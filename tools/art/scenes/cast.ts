import type { Palette } from '../palettes.ts'
import type { Person } from './people.ts'
import { mix, path, rect } from './shapes.ts'

type Looks = Pick<Person, 'skin' | 'hair' | 'style' | 'beard' | 'glasses' | 'top'>

/** The people of the scenes; only their clothes depend on the family. */
export function castOf(p: Palette) {
  const [light, olive, brown, dark] = p.skins
  const [black, chestnut, ginger, grey] = p.hairs
  return {
    ama: { skin: dark, hair: black, style: 'curly', top: p.sun },
    ben: { skin: light, hair: ginger, style: 'quiff', beard: true, top: p.trust },
    mei: { skin: light, hair: black, style: 'bob', top: p.accent },
    ida: { skin: light, hair: grey, style: 'bun', glasses: true, top: p.love },
    omar: { skin: brown, hair: black, style: 'short', beard: true, top: p.ink },
    zola: { skin: dark, hair: black, style: 'bun', top: p.accent },
    noor: { skin: olive, hair: p.accent, style: 'scarf', top: p.ink },
    leo: { skin: olive, hair: chestnut, style: 'short', top: p.accent },
    finn: { skin: light, hair: grey, style: 'short', glasses: true, top: p.trust },
    lily: { skin: light, hair: ginger, style: 'long', top: p.trust },
    sara: { skin: olive, hair: chestnut, style: 'pony', top: p.paper },
    kofi: { skin: dark, hair: black, style: 'short', top: p.accentSoft },
    tom: { skin: olive, hair: chestnut, style: 'bald', beard: true, top: p.sun },
  } satisfies Record<string, Looks>
}

/** Pale backgrounds, so that a page with several scenes has several colours. */
export function groundsOf(p: Palette) {
  return {
    rose: mix(p.love, '#ffffff', 0.8),
    green: mix(p.leaf, '#ffffff', 0.8),
    sand: mix(p.sun, '#ffffff', 0.68),
    mist: p.mist,
    haze: p.haze,
    night: p.ink,
  }
}

/** The wall behind a scene of 800 × 600. */
export function ground(colour: string): string {
  return rect([0, 0, 800, 600], colour)
}

/** A soft shape behind objects without a background. */
export function pebble(colour: string): string {
  return path('M96 330C70 190 190 70 370 84C520 60 700 110 724 290C742 430 640 540 430 532C250 552 118 470 96 330Z', colour)
}
