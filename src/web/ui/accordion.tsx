import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export type AccordionItem = { id: string; title: ReactNode; content: ReactNode }

type AccordionProps = {
  items: readonly AccordionItem[]
  openId?: string
  className?: string
}

/**
 * The browser's own disclosure: it opens without script, and "find in page" and search engines find its text. When an address names an item, the
 * browser opens the element around the named part, so the content has the id.
 */
export function Accordion({ items, openId, className }: AccordionProps) {
  return (
    <div ref={openNamed} className={classNames('divide-y divide-line border-y border-line', className)}>
      {items.map((item) => (
        <details key={item.id} open={item.id === openId} className="accordion group/accordion">
          <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-4 text-lg leading-snug font-semibold transition-colors hover:text-accent-deep">
            {item.title}
            <span className="grid size-9 shrink-0 place-items-center rounded-full bg-mist text-ink transition duration-300 group-open/accordion:rotate-45 group-open/accordion:bg-accent-pale">
              <Icon name="plus" className="size-4.5" />
            </span>
          </summary>
          <div id={item.id} className="max-w-prose scroll-mt-44 pr-12 pb-6 text-ink-soft">
            {item.content}
          </div>
        </details>
      ))}
    </div>
  )
}

/** The browser opens the item that the address names, but not after a navigation by script. */
function openNamed(frame: HTMLElement | null): void {
  const named = document.getElementById(location.hash.slice(1))
  const disclosure = frame?.contains(named) && named?.closest('details')
  if (disclosure) disclosure.open = true
}
