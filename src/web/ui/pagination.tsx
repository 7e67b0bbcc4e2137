import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { paginationRange } from './pagination-range.ts'

type PaginationProps = {
  current: number
  count: number
  hrefOf: (page: number) => string
  texts: { navigation: string; previous: string; next: string; page: (page: number) => string }
  className?: string
}

/** Real links: a page can be opened in a new tab, shared and found by search engines. */
export function Pagination({ current, count, hrefOf, texts, className }: PaginationProps) {
  if (count <= 1) return null
  return (
    <nav aria-label={texts.navigation} className={className}>
      <ul className="flex flex-wrap items-center justify-center gap-1 tablet:gap-1.5">
        <Step icon="chevron-left" label={texts.previous} rel="prev" href={current > 1 ? hrefOf(current - 1) : undefined} />
        {paginationRange(current, count).map((step, index) =>
          step === 'gap' ? (
            // The two gaps have no number of their own: which side they stand on tells them apart.
            <li key={index < 3 ? 'gap-before' : 'gap-after'} aria-hidden="true" className="w-7 text-center text-ink-soft">
              …
            </li>
          ) : (
            <li key={step}>
              <a
                href={hrefOf(step)}
                aria-label={texts.page(step)}
                aria-current={step === current ? 'page' : undefined}
                className={classNames(
                  STEP_LOOK,
                  step === current ? 'bg-ink text-surface' : 'hover:bg-mist',
                  // On a phone the neighbours give way, so that the row never breaks.
                  isAside(step, current, count) && 'max-tablet:hidden',
                )}
              >
                {step}
              </a>
            </li>
          ),
        )}
        <Step icon="chevron-right" label={texts.next} rel="next" href={current < count ? hrefOf(current + 1) : undefined} />
      </ul>
    </nav>
  )
}

const STEP_LOOK =
  'grid size-11 place-items-center rounded-button text-base font-semibold tabular-nums transition-colors duration-150'

type StepProps = { icon: IconName; label: string; rel: string; href: string | undefined }

function Step({ icon, label, rel, href }: StepProps) {
  return (
    <li>
      {href ? (
        <a href={href} rel={rel} aria-label={label} className={classNames(STEP_LOOK, 'border-[1.5px] border-edge hover:border-ink hover:bg-mist')}>
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

function isAside(step: number, current: number, count: number): boolean {
  return step !== current && step !== 1 && step !== count && Math.abs(step - current) > (current === 1 || current === count ? 2 : 1)
}
