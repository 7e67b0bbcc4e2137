import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type LinkProps = ComponentProps<'a'> & {
  href: string
  variant?: 'inline' | 'standalone'
  /** Opens in a new tab, and says so to a screen reader with this text ("opens in a new tab"). */
  newTabLabel?: string
}

/** Attributes of a link that opens in a new tab. The new page gets no access to this one. */
export const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const

const VARIANTS = {
  inline:
    'text-accent-deep underline decoration-[0.08em] underline-offset-[0.2em] transition-[text-decoration-thickness] hover:decoration-[0.14em]',
  standalone: 'group/link inline-flex min-h-11 items-center gap-2 font-semibold text-accent-deep',
} as const

/** A plain anchor. One listener at the root of the page handles navigation; without script it is an ordinary link. */
export function Link({ variant = 'inline', newTabLabel, className, children, ...attributes }: LinkProps) {
  return (
    <a {...attributes} {...(newTabLabel ? NEW_TAB : {})} className={classNames(VARIANTS[variant], className)}>
      {variant === 'standalone' ? (
        <>
          <span className="decoration-2 underline-offset-4 group-hover/link:underline">{children}</span>
          <Icon
            name={newTabLabel ? 'external' : 'arrow-right'}
            className="size-4.5 transition-transform duration-200 group-hover/link:translate-x-1"
          />
        </>
      ) : (
        children
      )}
      {newTabLabel && <span className="sr-only"> ({newTabLabel})</span>}
    </a>
  )
}
