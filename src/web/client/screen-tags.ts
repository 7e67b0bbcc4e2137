import type { SisterPageFragment } from '../../generated/documents.ts'
import { listFoundTags } from './found-tags.ts'
import type { Shop } from './shop.ts'

type Described = {
  title: string
  description: string
  path: string
  hreflangTags?: readonly SisterPageFragment[]
  /** A drawing of ours that was drawn as PNG too. */
  cardImage?: string
  type?: 'website' | 'product'
  robots?: string
}

/** What search engines and share previews read of a screen that is no editorial page. */
export function listScreenTags(screen: Described, shop: Shop) {
  const { title, description, path, hreflangTags = [], cardImage, type = 'website', robots } = screen
  return listFoundTags(
    {
      title: `${title} | ${shop.name}`,
      shareTitle: title,
      description,
      path,
      drawing: cardImage,
      type,
      robots,
      sisters: hreflangTags,
    },
    shop,
  )
}
