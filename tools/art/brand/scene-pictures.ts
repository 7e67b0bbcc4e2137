import type { Drawing } from '../drawing.ts'
import { FAMILY_KEYS, type FamilyKey, PALETTES } from '../palettes.ts'
import { groundsOf } from '../scenes/cast.ts'
import { canvas, place, rect } from '../scenes/shapes.ts'
import { SHARED } from './card-ground.ts'
import { brandLockup } from './logos.ts'

const { width: WIDTH, height: HEIGHT } = SHARED

/** A scene, cut to the shape of a share preview, with the family's name on it. */
function drawShared(family: FamilyKey, scene: string): string {
  const p = PALETTES[family]
  return canvas(
    WIDTH,
    HEIGHT,
    rect([0, 0, WIDTH, HEIGHT], wallOf(scene) ?? groundsOf(p).mist),
    fill(scene),
    // The upper corner of each scene is free for the name.
    rect([32, 32, 290, 104], p.paper, 24),
    place([48, 36], brandLockup(family, 'paper'), { scale: 1.2 }),
    rect([0, 612, WIDTH, 18], p.accent),
  )
}

/** The background colour next to a narrower scene. */
function wallOf(scene: string): string | undefined {
  return /<rect x="0" y="0" width="800" height="600" fill="(#\w+)"/.exec(scene)?.[1]
}

/** A wide scene covers the picture; a narrower one fits into it completely. */
function fill(scene: string): string {
  const [, , width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(scene)?.[1] ?? '').split(' ').map(Number)
  const how = width / height > 1.5 ? 'slice' : 'meet'
  return scene.replace('<svg ', `<svg width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid ${how}" `)
}

/** social/<family>/<scene>: the share preview of each article and occasion with that scene. */
export function listScenePictures(scenes: readonly Drawing[], named: readonly string[]): Drawing[] {
  const drawOf = new Map(scenes.map(({ name, draw }) => [name, draw]))
  return FAMILY_KEYS.flatMap((family) =>
    [...new Set(named)].flatMap((scene) => {
      const draw = drawOf.get(`scenes/${family}/${scene}`)
      if (!draw) return []
      return [
        {
          name: `social/${family}/${scene}`,
          inputs: PALETTES[family],
          draw: () => drawShared(family, draw()),
          png: { width: WIDTH },
        },
      ]
    }),
  )
}
