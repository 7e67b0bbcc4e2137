import type { Palette } from '../palettes.ts'
import { mix } from './shapes.ts'
import type { Person } from './people.ts'

type Looks = Pick<Person, 'skin' | 'hair' | 'style' | 'beard' | 'glasses' | 'top'>

/** The people who come back in the scenes; only their clothes follow the family. */
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

/** Pale grounds, so that a page of scenes is not all one colour. */
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
