import { Trans, useLingui } from '@lingui/react/macro'
import { listSteps } from '../../features/checkout/checkout-steps.ts'
import { StepsBar } from '../../features/checkout/steps-bar.tsx'
import { useHref } from '../../session/use-shop.ts'
import { Link } from '../../ui/link.tsx'
import { Spinner } from '../../ui/spinner.tsx'

type WaitingPageProps = {
  isLong: boolean
  /** The order contains a parcel; undefined until that is known. */
  isPosted: boolean | undefined
}

/** Shows an animation, and after a while explains what happens next. */
export function WaitingPage({ isLong, isPosted }: WaitingPageProps) {
  const { t } = useLingui()
  const href = useHref()
  return (
    <div data-paying className="grow bg-mist">
      <div className="page-width py-6 desktop:py-10">
        <div className="min-h-11">{isPosted !== undefined && <StepsBar current="payment" steps={listSteps({ isPosted })} />}</div>
        <div className="mx-auto mt-10 flex max-w-xl flex-col items-center gap-6 rounded-card bg-surface p-8 text-center shadow-card tablet:p-12">
          <Spinner className="size-14 text-trust" />
          <h1 className="text-heading">
            <Trans>Confirming your payment</Trans>
          </h1>
          <p className="text-lead text-ink-soft">
            {isLong ? (
              <Trans>This takes longer than usual.</Trans>
            ) : (
              <Trans>It usually takes a few seconds. Please leave this page open.</Trans>
            )}
          </p>
          <div
            role="progressbar"
            aria-label={t`Waiting for the confirmation of your payment`}
            className="h-1.5 w-full overflow-hidden rounded-full bg-line"
          >
            <div className="h-full w-1/3 animate-waiting rounded-full bg-trust motion-reduce:animate-none" />
          </div>
          <div role="status" className="empty:hidden">
            {isLong && (
              <p>
                <Trans>
                  You do not have to wait: we email you when the payment is confirmed, and you are never charged twice. Questions?{' '}
                  <Link href={href('contact')}>Ask us</Link>.
                </Trans>
              </p>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}
