import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type ChoiceRowProps = {
  media: ReactNode
  title: ReactNode
  description?: ReactNode
  /** Buttons that open the choice. */
  actions: ReactNode
  isInvalid?: boolean
}

/** Shows a choice that is made in a modal, with the button that opens the modal. */
export function ChoiceRow({ media, title, description, actions, isInvalid = false }: ChoiceRowProps) {
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border bg-surface p-3 pr-4',
        isInvalid ? 'border-danger bg-danger-pale' : 'border-line',
      )}
    >
      <span className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-field bg-mist text-accent-deep">
        {media}
      </span>
      <span className="min-w-36 grow basis-0">
        <span className="block leading-snug font-semibold">{title}</span>
        {description && <span className="block text-sm leading-snug text-ink-soft">{description}</span>}
      </span>
      <span className="flex items-center gap-1">{actions}</span>
    </div>
  )
}
