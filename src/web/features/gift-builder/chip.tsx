import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

type ChipProps = {
  name: string
  value: string
  isChosen: boolean
  onChoose: () => void
  isInvalid?: boolean
  isDisabled?: boolean
  /** For texts that are longer than an amount. */
  isSmall?: boolean
  children: ReactNode
}

/** A radio button large enough for a thumb, for one of a few short options. */
export function Chip({ name, value, isChosen, onChoose, isInvalid, isDisabled, isSmall = false, children }: ChipProps) {
  return (
    <label
      data-invalid={isInvalid || undefined}
      className={classNames(LOOK, isSmall ? 'min-h-12 px-3.5' : 'min-h-13 min-w-20 px-5 text-lg tabular-nums')}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        className="sr-only"
      />
      {children}
    </label>
  )
}

const LOOK = classNames(
  'relative inline-flex items-center justify-center rounded-button border-[1.5px] border-edge bg-surface font-semibold',
  'transition-[border-color,background-color] duration-150 hover:border-ink',
  'has-checked:border-accent-deep has-checked:bg-accent-pale has-checked:text-accent-deep has-checked:ring-1 has-checked:ring-accent-deep has-checked:ring-inset',
  'has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
  'data-invalid:border-danger data-invalid:bg-danger-pale',
)
