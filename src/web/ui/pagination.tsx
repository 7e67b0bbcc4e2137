import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { paginationRange } from './pagination-range.ts'

type PaginationProps = {
  current: number
  count: number
  hrefOf: (page: number) => string
  texts: { navigation: string; previous: string; next: string; page: (page: number) => string }
}

/** Real links: a page can be opened in a new tab, shared and indexed by search engines. */
export function Pagination({ current, count, hrefOf, texts }: PaginationProps) {
  if (count <= 1) return null
  return (
    <nav aria-label={texts.navigation}>
      <ul className="flex flex-wrap items-center justify-center tablet:gap-1.5">
        <Step icon="chevron-left" label={texts.previous} rel="prev" href={current > 1 ? hrefOf(current - 1) : undefined} />
        {paginationRange(current, count).map((step) =>
          step.kind === 'page' ? (
            <li key={step.page} className={SHOWN_ON[step.shownOn]}>
              <a
                href={hrefOf(step.page)}
                aria-label={texts.page(step.page)}
                aria-current={step.page === current ? 'page' : undefined}
                className={classNames(STEP_LOOK, 'hover:bg-mist aria-[current]:bg-ink aria-[current]:text-surface')}
              >
                {step.page}
              </a>
            </li>
          ) : (
            <li
              key={step.kind}
              aria-hidden="true"
              className={classNames('w-7 text-center text-ink-soft', SHOWN_ON[step.shownOn])}
            >
              …
            </li>
          ),
        )}
        <Step icon="chevron-right" label={texts.next} rel="next" href={current < count ? hrefOf(current + 1) : undefined} />
      </ul>
    </nav>
  )
}

const SHOWN_ON = { both: '', phone: 'tablet:hidden', wide: 'max-tablet:hidden' } as const

const STEP_LOOK =
  'grid size-11 place-items-center rounded-button text-base font-semibold tabular-nums transition-colors duration-150'

type StepProps = { icon: IconName; label: string; rel: string; href: string | undefined }

function Step({ icon, label, rel, href }: StepProps) {
  return (
    <li>
      {href ? (
        <a
          href={href}
          rel={rel}
          aria-label={label}
          className={classNames(STEP_LOOK, 'border-[1.5px] border-edge hover:border-ink hover:bg-mist')}
        >
          <Icon name={icon} />
        </a>
      ) : (
        <span aria-hidden="true" className={classNames(STEP_LOOK, 'border-[1.5px] border-line text-line')}>
          <Icon name={icon} />
        </span>
      )}
    </li>
  )
}
