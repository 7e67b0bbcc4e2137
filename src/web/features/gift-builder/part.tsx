import type { ReactNode } from 'react'

/** A section of the form under its question. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-subheading">{title}</h2>
      {children}
    </section>
  )
}
