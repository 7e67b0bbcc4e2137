import { classNames } from './class-names.ts'

type CardPictureProps = {
  image: { href: string; alt: string; width: number; height: number }
  /** The tile behind the card; the mist of the family where the card has none of its own. */
  backgroundColor?: string
  showHand?: boolean
  showShadow?: boolean
  /** The hand that holds the card: what lies behind it, and the fingers before it. Drawn on the tile's own 4 : 3. */
  handHref?: { back: string; front: string }
  /** In sight when the page opens: loaded at once. All others wait until they are near. */
  priority?: boolean
  className?: string
}

/** A card on its tile. It lifts a little while the pointer is on it, or on the `group/tile` around it. */
export function CardPicture({ image, backgroundColor, showHand, showShadow, handHref, priority = false, className }: CardPictureProps) {
  const loading = priority ? ({ loading: 'eager', fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  const hand = showHand ? handHref : undefined
  return (
    <div className={classNames('group/picture relative isolate aspect-4/3 overflow-hidden rounded-card bg-mist', className)}>
      {backgroundColor && <TileColour colour={backgroundColor} />}
      {hand && <HandLayer href={hand.back} />}
      <div className={classNames('absolute inset-0 m-auto h-fit', LIFT_LOOK, hand ? 'w-[62%] -translate-y-[6%]' : 'w-[72%]')}>
        {showShadow && <ContactShadow />}
        <img
          src={image.href}
          alt={image.alt}
          width={image.width}
          height={image.height}
          decoding={priority ? undefined : 'async'}
          {...loading}
          className={classNames('relative aspect-[1.586] h-auto w-full rounded-[4.5%/7.2%] object-cover', showShadow && CARD_SHADOW)}
        />
      </div>
      {hand && <HandLayer href={hand.front} />}
    </div>
  )
}

const LIFT_LOOK = classNames(
  'transition-transform duration-300 ease-spring',
  'group-hover/picture:-translate-y-[4%] group-hover/picture:-rotate-1 group-hover/tile:-translate-y-[4%] group-hover/tile:-rotate-1',
)

const CARD_SHADOW = 'shadow-[0_1px_2px_rgb(0_0_0/0.16),0_10px_24px_-8px_rgb(0_0_0/0.32)]'

/** An SVG attribute, as the page's policy forbids inline styles. */
function TileColour({ colour }: { colour: string }) {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  )
}

/** Where the card touches the ground: darkest just below its edge. */
function ContactShadow() {
  return <span aria-hidden="true" className="absolute inset-x-[6%] -bottom-[5%] h-[12%] rounded-[50%] bg-[rgb(0_0_0/0.38)] blur-md" />
}

function HandLayer({ href }: { href: string }) {
  return (
    <img
      src={href}
      alt=""
      width="800"
      height="600"
      loading="lazy"
      decoding="async"
      className="pointer-events-none absolute inset-0 size-full object-cover"
    />
  )
}
