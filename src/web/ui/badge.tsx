import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

type BadgeProps = {
  tone?: 'neutral' | 'accent' | 'trust' | 'highlight' | 'success' | 'danger'
  icon?: IconName
  children: ReactNode
  className?: string
}

const TONES = {
  neutral: 'bg-mist text-ink',
  accent: 'bg-accent-pale text-accent-deep',
  trust: 'bg-trust text-trust-ink',
  highlight: 'bg-highlight text-ink',
  success: 'bg-success-pale text-success',
  danger: 'bg-danger-pale text-danger',
} as const

export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-7 items-center gap-1.5 rounded-full px-3 py-0.5 text-[0.8125rem] leading-tight font-semibold whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {icon && <Icon name={icon} className="-ml-0.5 size-4" />}
      {children}
    </span>
  )
}
