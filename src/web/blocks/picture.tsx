import type { PictureFragment } from '../../generated/documents.ts'

type PictureProps = {
  picture: PictureFragment
  className?: string
  /** Above the fold: loaded first. */
  priority?: boolean
  /** Says nothing that the text beside it does not say. */
  decorative?: boolean
}

/** A drawing with its own size, so that nothing moves when it arrives. */
export function Picture({ picture, className, priority = false, decorative = false }: PictureProps) {
  return (
    <img
      src={picture.url.href}
      alt={decorative ? '' : picture.alt}
      width={picture.width}
      height={picture.height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  )
}
