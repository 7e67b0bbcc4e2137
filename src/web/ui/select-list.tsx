import { type RefObject, useLayoutEffect } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { scrollToShow } from './select-options.ts'
import type { Combobox } from './use-combobox.ts'

type SelectListProps = {
  /** The id of the input the list belongs to. */
  id: string
  chosenId: string
  emptyText: string
  combobox: Combobox
  ref: RefObject<HTMLDivElement | null>
}

/** The focus stays in the input: pressing an item must not take it away. */
export function SelectList({ id, chosenId, emptyText, combobox, ref }: SelectListProps) {
  const { isOpen, found, active } = combobox
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys and the filter change the active item
  useLayoutEffect(() => {
    const list = ref.current
    const item = list?.querySelector<HTMLElement>('[data-active]')
    if (!isOpen || !list || !item) return
    list.scrollTop = scrollToShow(
      { top: item.offsetTop, height: item.offsetHeight },
      { top: list.scrollTop, height: list.clientHeight },
    )
  }, [isOpen, active, found.length, ref])
  return (
    <div
      ref={ref}
      id={`${id}-list`}
      role="listbox"
      aria-labelledby={`${id}-label`}
      popover="manual"
      onPointerDown={(event) => event.preventDefault()}
      className="floating fixed m-0 max-w-[min(26rem,calc(100vw-1rem))] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-2 text-ink shadow-raised"
    >
      {isOpen &&
        found.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and handles the keys
          <div
            key={item.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={item.id === chosenId}
            data-active={index === active || undefined}
            onPointerMove={() => index !== active && combobox.point(index)}
            onClick={() => combobox.choose(item)}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-3 py-2 leading-snug data-active:bg-mist',
              item.id === chosenId && 'font-semibold',
            )}
          >
            {item.icon && <span className="flex size-6 shrink-0 items-center">{item.icon}</span>}
            <span className="grow">{item.label}</span>
            {item.id === chosenId && <Icon name="check" className="text-accent-deep" />}
          </div>
        ))}
      {isOpen && found.length === 0 && (
        <div role="option" tabIndex={-1} aria-selected="false" aria-disabled="true" className="px-3 py-2.5 text-ink-soft">
          {emptyText}
        </div>
      )}
    </div>
  )
}
