import { classNames } from './class-names.ts'
import { ICON_PATHS, type IconName } from './icon-paths.ts'

export type { IconName } from './icon-paths.ts'

type IconProps = {
  name: IconName
  /** What it says when it stands alone; without it the icon is decoration beside a text. */
  label?: string
  isFilled?: boolean
  className?: string
}

export function Icon({ name, label, isFilled = false, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
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
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
