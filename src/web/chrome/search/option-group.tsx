import type { ReactNode } from 'react'

/** A named part of the list. */
export function OptionGroup({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
    <div role="group" aria-labelledby={id}>
      <p id={id} role="presentation" className="headline mb-3 text-subheading">
        {title}
      </p>
      {children}
    </div>
  )
}
