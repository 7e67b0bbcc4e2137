import { classNames } from './class-names.ts'
import type { IconName } from './icon-names.ts'
import sprite from './icons.svg?url'

export type { IconName } from './icon-names.ts'

type IconProps = {
  name: IconName
  /** What it says when it stands alone; without it the icon is decoration beside a text. */
  label?: string
  isFilled?: boolean
  className?: string
}

/** Drawn from one file that the browser keeps: no path travels in a script or twice in a page. */
export function Icon({ name, label, isFilled = false, className }: IconProps) {
  return (
    <svg
      width="20"
      height="20"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={classNames('shrink-0', className)}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
