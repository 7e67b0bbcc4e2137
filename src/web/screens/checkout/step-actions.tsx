import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Checkout } from '#web/features/checkout/use-checkout.ts'
import { formatExactMoney } from '#web/i18n/numbers.ts'
import { useShop } from '#web/session/use-shop.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

type StepActionsProps = {
  checkout: Checkout
  isSending: boolean
  label: ReactNode
  /** The address of the previous step; the first step has none. */
  backHref?: string
  /** The form that the button sends, if the button is outside it. */
  formId?: string
}

/** The button for the next step. On small screens it stays visible together with the total; on larger screens the summary shows the total. */
export function StepActions({ checkout, isSending, label, backHref, formId }: StepActionsProps) {
  const { locale } = useShop()
  const { cart, giftcardTotal, toPay } = checkout
  const isPaidInPart = giftcardTotal > 0
  return (
    <div
      data-bottom-bar
      className="bottom-bar -mx-[clamp(1.25rem,4vw,2.5rem)] flex items-center gap-4 border-t border-line bg-surface px-[clamp(1.25rem,4vw,2.5rem)] py-3 desktop:static desktop:mx-0 desktop:justify-between desktop:border-0 desktop:bg-transparent desktop:p-0"
    >
      <p className="flex flex-col leading-tight desktop:hidden">
        <span className="text-sm text-ink-soft">{isPaidInPart ? <Trans>Left to pay</Trans> : <Trans>Total</Trans>}</span>
        <strong className="text-lg tabular-nums">
          {formatExactMoney(isPaidInPart ? toPay : cart.totals.grandTotal, locale)}
        </strong>
      </p>
      {backHref && (
        <ButtonLink href={backHref} variant="quiet" leadingIcon="arrow-left" className="-ml-6 max-desktop:hidden">
          <Trans>Back</Trans>
        </ButtonLink>
      )}
      <Button
        type="submit"
        form={formId}
        size="large"
        isLoading={isSending}
        trailingIcon="arrow-right"
        className="ml-auto max-tablet:px-6"
      >
        {label}
      </Button>
    </div>
  )
}
