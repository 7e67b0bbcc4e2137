import type { PictureFragment } from '../../generated/documents.ts'
import { Picture } from './picture.tsx'

/** The icon of a category. */
export function CategoryIcon({ icon }: { icon: PictureFragment }) {
  return <Picture picture={icon} decorative className="size-8 shrink-0" />
}
