import type { PictureFragment } from '#generated/documents.ts'
import { Picture } from '../../blocks/picture.tsx'
import { useHand } from '../../session/use-shop.ts'
import { CardPicture } from '../../ui/card-picture.tsx'
import { classNames } from '../../ui/class-names.ts'

type PreviewedCard = {
  title: string
  image: PictureFragment | null
  backgroundColor: string
  showHand?: boolean
  showShadow?: boolean
}

type WrapperLayers = { backImage: PictureFragment | null; frontImage: PictureFragment | null }

type GiftPreviewProps = {
  card: PreviewedCard
  wrapper?: WrapperLayers | undefined
  giftPacking?: { title: string; image: PictureFragment | null } | undefined
  /** Formatted as money. */
  value?: string | undefined
  message?: string | undefined
  /** Visible when the page opens, so its picture loads first. */
  priority?: boolean
}

/** A preview of the gift: the card in its wrapper, its value, its box, and its message. */
export function GiftPreview({ card, wrapper, giftPacking, value, message, priority = false }: GiftPreviewProps) {
  return (
    <figure>
      <div className="relative">
        {wrapper ? (
          <WrappedCard card={card} wrapper={wrapper} priority={priority} />
        ) : (
          <BareCard card={card} priority={priority} />
        )}
        {value && (
          <span className="headline absolute top-4 right-4 rounded-full bg-surface px-4 py-1.5 text-lg tabular-nums shadow-card tablet:text-xl">
            {value}
          </span>
        )}
        {giftPacking?.image && (
          <span className="absolute bottom-4 left-4 grid size-22 place-items-center overflow-hidden rounded-full bg-surface shadow-card tablet:size-28">
            <img src={giftPacking.image.url.href} alt={giftPacking.title} width="800" height="600" className="h-auto w-[88%]" />
          </span>
        )}
      </div>
      {message && (
        <figcaption className="relative mx-4 -mt-6 -rotate-1 rounded-card bg-surface p-5 shadow-raised tablet:mx-10">
          <p className="headline text-lg leading-snug font-medium wrap-anywhere whitespace-pre-line text-ink">{message}</p>
        </figcaption>
      )}
    </figure>
  )
}

function BareCard({ card, priority }: { card: PreviewedCard; priority: boolean }) {
  const hand = useHand()
  if (!card.image) return null
  const { url, width, height } = card.image
  return (
    <CardPicture
      image={{ href: url.href, alt: card.title, width, height }}
      backgroundColor={card.backgroundColor}
      showHand={card.showHand}
      showShadow={card.showShadow}
      handHref={hand}
      priority={priority}
    />
  )
}

type WrappedCardProps = {
  card: Pick<PreviewedCard, 'title' | 'image'>
  wrapper: WrapperLayers
  priority?: boolean
  className?: string
}

/** The wrapper's layers are drawn on 800 × 600, with the card between them at x 200, y 75, 400 wide. */
export function WrappedCard({ card, wrapper: { backImage, frontImage }, priority = false, className }: WrappedCardProps) {
  const layer = { decorative: true, priority, className: 'absolute inset-0 size-full' }
  return (
    <div className={classNames('relative isolate aspect-4/3 overflow-hidden rounded-card bg-mist', className)}>
      {backImage && <Picture picture={backImage} {...layer} />}
      {card.image && (
        <img
          src={card.image.url.href}
          alt={card.title}
          width={card.image.width}
          height={card.image.height}
          className="absolute top-[12.5%] left-1/4 h-auto w-1/2 rounded-[4.5%/7.2%] shadow-card"
        />
      )}
      {frontImage && <Picture picture={frontImage} {...layer} />}
    </div>
  )
}
