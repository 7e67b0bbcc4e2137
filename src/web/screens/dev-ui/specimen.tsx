import type { ReactNode } from 'react'

type SpecimenProps = { title: string; children: ReactNode; className?: string }

/** One component with its name above and its states below. */
export function Specimen({ title, children, className }: SpecimenProps) {
  return (
    <section className="border-t border-line py-8 desktop:grid desktop:grid-cols-[11rem_minmax(0,1fr)] desktop:gap-10">
      <h3 className="mb-4 text-subheading">{title}</h3>
      <div className={className ?? 'flex flex-col gap-6'}>{children}</div>
    </section>
  )
}
