import { classNames } from './class-names.ts'
import sprite from './icons.svg?url'

type RatingProps = {
  value: number
  max?: number
  /** The text alternative, e.g. "4.6 out of 5 stars". */
  label: string
  className?: string
}

const STAR = 24

/** Stars filled to the fraction. Drawn with attributes alone: an inline style would need a hash in the page's security policy. */
export function Rating({ value, max = 5, label, className }: RatingProps) {
  const full = Math.floor(Math.min(Math.max(value, 0), max))
  const begun = (value - full) * STAR
  return (
    <svg
      viewBox={`0 0 ${max * STAR} ${STAR}`}
      width={max * 18}
      height="18"
      role="img"
      aria-label={label}
      className={classNames('shrink-0', className)}
    >
      <Stars from={0} until={full} className="fill-highlight" />
      <Stars from={full} until={max} className="fill-line" />
      {full < max && begun > 0 && (
        <svg x={full * STAR} width={begun} height={STAR} viewBox={`0 0 ${begun} ${STAR}`} aria-hidden="true">
          <Stars from={0} until={1} className="fill-highlight" />
        </svg>
      )}
    </svg>
  )
}

function Stars({ from, until, className }: { from: number; until: number; className: string }) {
  const places = Array.from({ length: until - from }, (_, index) => (from + index) * STAR)
  return (
    <g className={className}>
      {places.map((x) => (
        <use key={x} href={`${sprite}#star`} x={x} width={STAR} height={STAR} />
      ))}
    </g>
  )
}
