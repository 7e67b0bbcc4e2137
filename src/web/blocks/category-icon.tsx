import type { PictureFragment } from '../../generated/documents.ts'
import { Picture } from './picture.tsx'

export function CategoryIcon({ icon }: { icon: PictureFragment }) {
  return <Picture picture={icon} decorative className="size-8 shrink-0" />
}
