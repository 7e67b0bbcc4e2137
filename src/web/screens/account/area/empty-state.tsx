import type { ReactNode } from 'react'
import { Icon, type IconName } from '#web/ui/icon.tsx'

type EmptyStateProps = { icon: IconName; title: ReactNode; children: ReactNode; action?: ReactNode }

/** Shown when a page has no content, with a link to the next step. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-card bg-surface p-6 shadow-card tablet:p-8">
      <span className="grid size-14 place-items-center rounded-full bg-accent-pale text-accent-deep">
        <Icon name={icon} className="size-7" />
      </span>
      <p className="text-subheading">{title}</p>
      <p className="text-ink-soft">{children}</p>
      {action}
    </div>
  )
}
