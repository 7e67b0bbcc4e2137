import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export type BreadcrumbItem = { label: string; href: string }

type BreadcrumbProps = {
  /** The name of the navigation for screen readers. */
  label: string
  /** From the home page to this page, which is the last item. */
  items: readonly BreadcrumbItem[]
}

/** A phone has no room for the last item; the heading below shows the same text. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className="scrollbar-none flex items-center gap-1 overflow-x-auto text-[0.9375rem] whitespace-nowrap">
        {items.map((item, index) => {
          const isHere = index === items.length - 1
          return (
            <li
              key={item.href}
              className={classNames('flex items-center gap-1 whitespace-nowrap', isHere && index > 1 && 'max-tablet:hidden')}
            >
              {index > 0 && <Icon name="chevron-right" className="size-4 text-ink-soft" />}
              <a
                href={item.href}
                aria-current={isHere ? 'page' : undefined}
                className="flex min-h-11 items-center rounded-sm px-1 text-ink-soft underline-offset-4 -outline-offset-2 hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {item.label}
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
