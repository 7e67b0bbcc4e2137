import type { Drawing } from '../drawing.ts'
import { listBadgeDrawings } from './badges.ts'
import { listLogoDrawings } from './logos.ts'
import { listPictureDrawings } from './pictures.ts'

export { listScenePictures } from './scene-pictures.ts'

/** All drawings with a storefront's name, and those of its header and footer. */
export function listBrandDrawings(): Drawing[] {
  return [...listLogoDrawings(), ...listBadgeDrawings(), ...listPictureDrawings()]
}
