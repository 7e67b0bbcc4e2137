import { Trans } from '@lingui/react/macro'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { QuoteForm } from './quote-form.tsx'
import type { Wishable } from './quote-values.ts'

export type QuoteStore = { wishable: readonly Wishable[]; version: string; telephone: string }

type QuoteSectionProps = QuoteStore & { productId?: string; className?: string }

/** The form in a card, with an introduction beside it. */
export function QuoteSection({ wishable, version, telephone, productId, className = '' }: QuoteSectionProps) {
  return (
    <section id="quote" className={`scroll-mt-24 bg-mist py-10 desktop:py-16 ${className}`}>
      <div className="page-width grid items-start gap-8 desktop:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] desktop:gap-14">
        <div className="flex flex-col gap-4 desktop:sticky desktop:top-28">
          <h2 className="text-title">
            <Trans>Request a quote</Trans>
          </h2>
          <p className="text-lead text-ink-soft">
            <Trans>
              Tell us the number, the amount and the day. You’ll have our answer within one hour during opening hours.
            </Trans>
          </p>
          <p className="flex items-center gap-3">
            <Icon name="phone" className="size-5.5 text-trust" />
            <span>
              <Trans>Rather talk it over? Call</Trans>{' '}
              <Link href={`tel:${telephone.replace(/[^+\d]/g, '')}`} className="font-semibold whitespace-nowrap">
                {telephone}
              </Link>
            </span>
          </p>
        </div>
        <div className="min-w-0 rounded-card bg-surface p-5 shadow-card tablet:p-8">
          <QuoteForm wishable={wishable} version={version} productId={productId} />
        </div>
      </div>
    </section>
  )
}
