import { classNames } from './class-names.ts'
import type { IconName } from './icon-names.ts'
import sprite from './icons.svg?url'

export type { IconName } from './icon-names.ts'

type IconProps = {
  name: IconName
  /** The name of an icon without text beside it; otherwise the icon is decoration. */
  label?: string
  isFilled?: boolean
  className?: string
}

/** All icons come from one file that the browser caches, so no script contains their shapes and no page contains a shape twice. */
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
