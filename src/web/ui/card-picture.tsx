import { classNames } from './class-names.ts'

type CardPictureProps = {
  image: { href: string; alt: string; width: number; height: number }
  /** The tile behind the card; the family's mist if the card has no colour of its own. */
  backgroundColor?: string
  /** A picture that fills the tile instead. */
  backgroundHref?: string
  showHand?: boolean
  showShadow?: boolean
  /** The hand that holds the card: the layers behind and in front of it, drawn on 856 × 700 with the card in the upper 540. */
  handHref?: { back: string; front: string }
  /** Beside tiles of half its width and of the same height; on a phone it has a row of its own. */
  isWide?: boolean
  /** Visible when the page opens, so it loads at once. Other pictures load when they are near the screen. */
  priority?: boolean
  className?: string
}

/** A card on its tile. It rises a little while the pointer is on it, or on the `group/card` around it. */
export function CardPicture({
  image,
  backgroundColor,
  backgroundHref,
  showHand,
  showShadow,
  handHref,
  isWide = false,
  priority = false,
  className,
}: CardPictureProps) {
  const loading = priority ? ({ loading: 'eager', fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  const hand = showHand ? handHref : undefined
  return (
    <div
      className={classNames(
        'group/picture relative isolate aspect-4/3 overflow-hidden rounded-card bg-mist',
        isWide && WIDE_LOOK,
        className,
      )}
    >
      {backgroundColor && <TileColour colour={backgroundColor} />}
      {backgroundHref && <img src={backgroundHref} alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />}
      <div
        className={classNames('absolute inset-0 m-auto h-fit w-[72%]', isWide && 'tablet:w-[40%]', hand ? HELD_LOOK : LIFT_LOOK)}
      >
        {hand && <HandLayer href={hand.back} loading={loading.loading} />}
        {showShadow && !hand && <ContactShadow />}
        <img
          src={image.href}
          alt={image.alt}
          width={image.width}
          height={image.height}
          decoding={priority ? undefined : 'async'}
          {...loading}
          className={classNames(
            'relative aspect-[1.586] h-auto w-full rounded-[4.5%/7.2%] object-cover',
            showShadow && CARD_SHADOW,
          )}
        />
        {hand && <HandLayer href={hand.front} loading={loading.loading} />}
      </div>
    </div>
  )
}

const WIDE_LOOK = 'tablet:aspect-auto tablet:grow desktop-medium:aspect-[2.75]'

const LIFT_LOOK = classNames(
  'transition-transform duration-300 ease-spring',
  'group-hover/picture:-translate-y-[4%] group-hover/picture:-rotate-1 group-hover/card:-translate-y-[4%] group-hover/card:-rotate-1',
)

/** A held card is lower, so that the arm always reaches the edge of the tile. */
const HELD_LOOK = classNames(
  'translate-y-[8%] transition-transform duration-300 ease-spring',
  'group-hover/picture:translate-y-[4%] group-hover/card:translate-y-[4%]',
)

const CARD_SHADOW = 'shadow-[0_1px_2px_rgb(0_0_0/0.16),0_10px_24px_-8px_rgb(0_0_0/0.32)]'

/** An SVG attribute, because an inline style would need a hash in the page's security policy. */
function TileColour({ colour }: { colour: string }) {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  )
}

/** The shadow below the card: darkest just below its edge. */
function ContactShadow() {
  return (
    <span aria-hidden="true" className="absolute inset-x-[5%] -bottom-[6%] h-[14%] rounded-[50%] bg-[rgb(0_0_0/0.4)] blur-md" />
  )
}

function HandLayer({ href, loading }: { href: string; loading: 'eager' | 'lazy' }) {
  return (
    <img
      src={href}
      alt=""
      width="856"
      height="700"
      loading={loading}
      decoding="async"
      className="pointer-events-none absolute top-[14%] left-[18%] h-auto w-full max-w-none"
    />
  )
}
