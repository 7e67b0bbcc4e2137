import { Fragment, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldMessage } from './field-frame.tsx'

export type RadioCard = {
  id: string
  title: ReactNode
  description?: ReactNode
  /** A picture or icon before the title. */
  media?: ReactNode
  /** At the end of the card, e.g. a price. */
  aside?: ReactNode
  /** Fields of the chosen option, below it: as wide as all columns. */
  below?: ReactNode
  isDisabled?: boolean
}

type RadioCardsProps = {
  legend: string
  isLegendHidden?: boolean
  name: string
  options: readonly RadioCard[]
  value: string
  onChange: (id: string) => void
  error?: string
  /** Column classes of the grid, e.g. "tablet:grid-cols-2". */
  className?: string
}

/** Radio buttons as large as a card: the whole card can be pressed. */
export function RadioCards({ legend, isLegendHidden, name, options, value, onChange, error, className }: RadioCardsProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 text-[0.9375rem] font-semibold'}>{legend}</legend>
      <div className={classNames('grid gap-3', className)}>
        {options.map((option) => (
          <Fragment key={option.id}>
            <label data-invalid={error ? true : undefined} className={CARD_LOOK}>
              {option.media && <span className="flex shrink-0 items-center">{option.media}</span>}
              <span className="min-w-0 grow">
                <span className="block leading-snug font-semibold">{option.title}</span>
                {option.description && (
                  <span className="mt-0.5 block text-sm leading-snug text-ink-soft">{option.description}</span>
                )}
              </span>
              {option.aside && <span className="shrink-0 text-sm font-semibold">{option.aside}</span>}
              <input
                type="radio"
                name={name}
                value={option.id}
                disabled={option.isDisabled}
                checked={value === option.id}
                onChange={() => onChange(option.id)}
                className={RADIO_LOOK}
              />
            </label>
            {option.below && <div className="col-span-full pb-1 empty:hidden">{option.below}</div>}
          </Fragment>
        ))}
      </div>
      <FieldMessage error={error} inputId={id} />
    </fieldset>
  )
}

const CARD_LOOK = classNames(
  'flex min-h-16 items-center gap-3.5 rounded-card border border-edge bg-surface px-4 py-3.5 transition-[border-color,box-shadow,background-color] duration-150',
  'hover:border-ink has-checked:border-accent-deep has-checked:bg-accent-pale has-checked:ring-1 has-checked:ring-accent-deep has-checked:ring-inset',
  'has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
  'data-invalid:border-danger data-invalid:bg-danger-pale',
  'has-disabled:cursor-default has-disabled:border-line has-disabled:bg-mist has-disabled:text-ink-soft',
)

const RADIO_LOOK = classNames(
  'size-6 shrink-0 appearance-none rounded-full border-[1.5px] border-edge bg-surface outline-none transition-[border-width,border-color] duration-150',
  'checked:border-[7px] checked:border-accent-deep disabled:border-line disabled:bg-mist',
)
