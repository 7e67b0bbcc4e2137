import { Trans } from '@lingui/react/macro'
import type { Step } from '#web/features/checkout/checkout-steps.ts'
import { FailedNotice } from '#web/features/feedback/failed-notice.tsx'
import type { SendFailure } from '#web/forms/use-sending.ts'
import { Link } from '#web/ui/link.tsx'

/** The reason why the order was not placed, with a link to the step where that can be corrected. */
export function PaymentFailure({ failure, hrefOf }: { failure: SendFailure; hrefOf: (step: Step) => string }) {
  const parameter = typeof failure === 'object' ? (failure.referencedRequestParameter ?? '') : ''
  return (
    <FailedNotice
      failure={failure}
      action={
        parameter.startsWith('billingAddress') ? (
          <Link href={hrefOf('data')} variant="standalone">
            <Trans>Go to your data</Trans>
          </Link>
        ) : parameter.startsWith('shipments') ? (
          <Link href={hrefOf('shipping')} variant="standalone">
            <Trans>Back to shipping</Trans>
          </Link>
        ) : undefined
      }
    />
  )
}
