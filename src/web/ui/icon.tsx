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

/** From one file that the browser caches: no path is sent in a script or twice in a page. */
export function Icon({ name, label, isFilled = false, className }: IconProps) {
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={classNames('icon', isFilled && 'fill-current', className)}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
