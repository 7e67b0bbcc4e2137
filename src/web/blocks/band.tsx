import type { ReactNode } from 'react'
import type { MenuLinkFragment } from '../../generated/documents.ts'
import { classNames } from '../ui/class-names.ts'
import { MoreLink } from './more-link.tsx'

type BandProps = {
  title?: string | null
  link?: MenuLinkFragment | null
  tone?: 'ground' | 'mist'
  className?: string
  children: ReactNode
}

/** A full-width part of a page with its heading and, beside it, a link to more. */
export function Band({ title, link, tone = 'ground', className, children }: BandProps) {
  return (
    <section className={classNames('section-space', tone === 'mist' && 'bg-mist')}>
      <div className={classNames('page-width', className)}>
        {title && (
          <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 desktop:mb-10">
            <h2 className="text-title">{title}</h2>
            {link && <MoreLink link={link} />}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}
