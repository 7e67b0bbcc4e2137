import { classNames } from './class-names.ts'
import sprite from './icons.svg?url'

type RatingProps = {
  value: number
  /** The text alternative, e.g. "4.6 out of 5 stars". */
  label: string
  className?: string
}

const STARS = 5
const STAR = 24

/**
 * Stars filled to a fraction by clipping the full ones. It uses only attributes, because an inline style would need a hash in the page's security
 * policy.
 */
export function Rating({ value, label, className }: RatingProps) {
  const stars = { href: `${sprite}#stars`, width: STARS * STAR, height: STAR }
  const filled = Math.min(Math.max(value, 0), STARS)
  return (
    <svg
      viewBox={`0 0 ${STARS * STAR} ${STAR}`}
      width={STARS * 18}
      height="18"
      role="img"
      aria-label={label}
      className={classNames('shrink-0', className)}
    >
      {filled < STARS && <use {...stars} className="fill-line" />}
      <svg width={filled * STAR} height={STAR} aria-hidden="true">
        <use {...stars} className="fill-highlight" />
      </svg>
    </svg>
  )
}
