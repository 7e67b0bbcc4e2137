import { classNames } from './class-names.ts'

type RatingProps = {
  value: number
  max?: number
  /** The text alternative, e.g. "4.6 out of 5 stars". */
  label: string
  className?: string
}

/** The star of icons.svg: a row of them is one drawing. */
const STAR_PATH = 'M12 3.2l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17.1 6.6 20l1.1-6.1L3.2 9.6l6.1-.8Z'
const STAR = 24

/** Stars filled to the fraction. Drawn with attributes alone: an inline style would need a hash in the page's security policy. */
export function Rating({ value, max = 5, label, className }: RatingProps) {
  const filled = Math.min(Math.max(value / max, 0), 1) * max * STAR
  return (
    <svg
      viewBox={`0 0 ${max * STAR} ${STAR}`}
      width={max * 18}
      height="18"
      role="img"
      aria-label={label}
      className={classNames('shrink-0', className)}
    >
      <Stars count={max} className="fill-line" />
      {filled > 0 && (
        <svg width={filled} height={STAR} viewBox={`0 0 ${filled} ${STAR}`} aria-hidden="true">
          <Stars count={max} className="fill-highlight" />
        </svg>
      )}
    </svg>
  )
}

function Stars({ count, className }: { count: number; className: string }) {
  return (
    <g className={className}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stars are alike and never change places
        <path key={index} d={STAR_PATH} transform={`translate(${index * STAR} 0)`} />
      ))}
    </g>
  )
}
