import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useHydrated } from '../ssr/use-hydrated.ts'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { stepIndex } from './select-options.ts'

export type TabItem = { id: string; label: ReactNode; icon?: IconName; content: ReactNode }

type TabsProps = {
  /** The name of the tabs for screen readers. */
  label: string
  items: readonly TabItem[]
  defaultId?: string
  onChange?: (id: string) => void
  className?: string
}

/** All panels are in the page, so that search engines and visitors without script can read them. */
export function Tabs({ label, items, defaultId, onChange, className }: TabsProps) {
  const id = useId()
  const isHydrated = useHydrated()
  const row = useRef<HTMLDivElement>(null)
  const [chosenId, setChosenId] = useState(defaultId ?? items[0]?.id)
  const choose = (index: number) => {
    const item = items[index]
    if (!item) return
    setChosenId(item.id)
    onChange?.(item.id)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }
  const press = (event: KeyboardEvent) => {
    const next = nextTab(
      event.key,
      items.findIndex((item) => item.id === chosenId),
      items.length,
    )
    if (next === undefined) return
    event.preventDefault()
    choose(next)
  }
  return (
    <div className={className}>
      <div ref={row} role="tablist" aria-label={label} onKeyDown={press} className={ROW_LOOK}>
        {items.map((item, index) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-tab-${item.id}`}
            aria-controls={`${id}-panel-${item.id}`}
            aria-selected={item.id === chosenId}
            tabIndex={item.id === chosenId ? 0 : -1}
            disabled={!isHydrated}
            onClick={() => choose(index)}
            className={TAB_LOOK}
          >
            {item.icon && <Icon name={item.icon} />}
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${id}-panel-${item.id}`}
          aria-labelledby={`${id}-tab-${item.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must reach a panel without links
          tabIndex={0}
          hidden={item.id !== chosenId}
          className="unscripted:block! rounded-field pt-6"
        >
          {item.content}
        </div>
      ))}
    </div>
  )
}

const ROW_LOOK = 'scrollbar-none flex gap-1 overflow-x-auto shadow-[inset_0_-1px_var(--color-line)]'

const TAB_LOOK = classNames(
  'flex min-h-12 shrink-0 items-center gap-2 border-b-[3px] border-transparent px-4 font-semibold text-ink-soft transition-colors duration-150',
  '-outline-offset-4 hover:text-ink aria-selected:border-accent aria-selected:text-ink',
)

function nextTab(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return stepIndex(current, 1, count)
  if (key === 'ArrowLeft') return stepIndex(current, -1, count)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
