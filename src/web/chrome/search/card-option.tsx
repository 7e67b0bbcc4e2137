import type { PictureFragment } from '#generated/documents.ts'
import { CardPicture } from '../../ui/card-picture.tsx'
import { OPTION_LOOK } from './option-look.ts'

type Card = {
  title: string
  path: string
  image: PictureFragment | null
  backgroundColor: string | null
  showShadow: boolean
}

/** A gift card among the suggestions or the results. */
export function CardOption({ card }: { card: Card }) {
  return (
    <a
      role="option"
      aria-selected="false"
      tabIndex={-1}
      href={card.path}
      className={`group/card -m-2 flex flex-col gap-2 rounded-card p-2 ${OPTION_LOOK}`}
    >
      {card.image && (
        <CardPicture
          image={{ href: card.image.url.href, alt: '', width: card.image.width, height: card.image.height }}
          backgroundColor={card.backgroundColor ?? undefined}
          showShadow={card.showShadow}
        />
      )}
      <span className="px-1 text-[0.9375rem] leading-snug font-semibold">{card.title}</span>
    </a>
  )
}
