import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

type NoticeProps = {
  tone?: 'info' | 'success' | 'warning' | 'danger'
  title?: ReactNode
  children?: ReactNode
  /** A link or a button for the next step. */
  action?: ReactNode
  className?: string
}

const TONES = {
  info: { icon: 'info', look: 'bg-mist', mark: 'text-ink' },
  success: { icon: 'check', look: 'bg-success-pale', mark: 'text-success' },
  warning: { icon: 'clock', look: 'bg-highlight/25', mark: 'text-ink' },
  danger: { icon: 'alert', look: 'bg-danger-pale', mark: 'text-danger' },
} as const satisfies Record<string, { icon: IconName; look: string; mark: string }>

/** A message that stays at its place in the page. A failure is read out at once. */
export function Notice({ tone = 'info', title, children, action, className }: NoticeProps) {
  const { icon, look, mark } = TONES[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      className={classNames('flex gap-3.5 rounded-card p-4 tablet:p-5', look, className)}
    >
      <Icon name={icon} className={classNames('mt-0.5 size-5.5', mark)} />
      <div className="min-w-0 grow">
        {title && <p className={classNames('font-semibold', mark)}>{title}</p>}
        {children && <div className="text-[0.9375rem] leading-relaxed">{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  )
}
