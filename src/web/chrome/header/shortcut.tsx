import { classNames } from '../../ui/class-names.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'

export const SHORTCUT_LOOK = 'grid size-11 place-items-center rounded-full transition-colors hover:bg-mist'

type ShortcutProps = { href: string; icon: IconName; label: string; className?: string }

export function Shortcut({ href, icon, label, className }: ShortcutProps) {
  return (
    <a href={href} aria-label={label} title={label} className={classNames(SHORTCUT_LOOK, className)}>
      <Icon name={icon} />
    </a>
  )
}
