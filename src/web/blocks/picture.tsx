import type { PictureFragment } from '../../generated/documents.ts'

type PictureProps = {
  picture: PictureFragment
  className?: string
  /** Above the fold: loaded first. */
  priority?: boolean
  /** Adds nothing to the text beside it. */
  decorative?: boolean
}

/** A picture with a fixed size, so that nothing moves when it loads. */
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
