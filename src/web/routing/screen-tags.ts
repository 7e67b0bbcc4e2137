import type { AlternatePageFragment } from '../../generated/documents.ts'
import type { Shop } from '../session/shop.ts'
import { listFoundTags } from './page-tags.ts'

type Described = {
  title: string
  description: string
  path: string
  hreflangTags?: readonly AlternatePageFragment[]
  sharePicture?: string
  type?: 'website' | 'product'
  robots?: string
}

/** The tags for search engines and share previews of a screen that is not an editorial page. */
export function listScreenTags(screen: Described, shop: Shop) {
  const { title, description, path, hreflangTags = [], sharePicture, type = 'website', robots } = screen
  return listFoundTags(
    {
      title: `${title} | ${shop.name}`,
      shareTitle: title,
      description,
      path,
      sharePicture,
      type,
      robots,
      alternates: hreflangTags,
    },
    shop,
  )
}
