import type { Drawing } from '../drawing.ts'
import { listBadgeDrawings } from './badges.ts'
import { listLogoDrawings } from './logos.ts'
import { listPictureDrawings } from './pictures.ts'

export { listScenePictures } from './scene-pictures.ts'

/** Everything that carries a storefront's name or stands in its chrome. */
export function listBrandDrawings(): Drawing[] {
  return [...listLogoDrawings(), ...listBadgeDrawings(), ...listPictureDrawings()]
}
