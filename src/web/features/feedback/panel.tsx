import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

type PanelProps = { title: ReactNode; aside?: ReactNode; children: ReactNode; className?: string }

/** A card with a heading. */
export function Panel({ title, aside, children, className }: PanelProps) {
  return (
    <section className={classNames('flex flex-col gap-5 rounded-card bg-surface p-5 shadow-card tablet:p-8', className)}>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-subheading">{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
