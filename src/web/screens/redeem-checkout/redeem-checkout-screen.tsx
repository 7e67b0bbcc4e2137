import { Trans, useLingui } from '@lingui/react/macro'
import type { RedeemOrderFragment } from '#generated/documents.ts'
import { FailedNotice } from '../../features/feedback/failed-notice.tsx'
import { Panel } from '../../features/feedback/panel.tsx'
import { CheckboxField } from '../../features/form-fields/checkbox-field.tsx'
import { HydratedForm } from '../../features/form-fields/hydrated-form.tsx'
import { MethodFields } from '../../features/payment-methods/method-fields.tsx'
import { donatedValue } from '../../features/redeem/donated-value.ts'
import { HolderFields } from '../../features/redeem/holder-fields.tsx'
import { useShopHref } from '../../features/redeem/start-redeeming.ts'
import { useLeaveWarning } from '../../features/redeem/use-leave-warning.ts'
import { type Redeem, useRedeem } from '../../features/redeem/use-redeem.ts'
import type { Form } from '../../forms/use-form.ts'
import { formatMoney } from '../../i18n/numbers.ts'
import { useHref, useShop } from '../../session/use-shop.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReceiverFields } from './receiver-fields.tsx'
import { RedeemSummary } from './redeem-summary.tsx'
import type { RedeemValues } from './redeem-values.ts'
import { RestNotice } from './rest-notice.tsx'
import { type RedeemCheckoutData, useRedeemCheckout } from './use-redeem-checkout.ts'

/** The holder, the receiver and the extra payment on one page with one button. */
export function RedeemCheckoutScreen({ data }: { data: RedeemCheckoutData }) {
  const redeem = useRedeem(data.redeemOrder)
  const detachWarning = useLeaveWarning()
  const shopHref = useShopHref()
  const isEmpty = redeem.order.shipments.length === 0
  return (
    <div data-paying className="grow bg-mist">
      <div className="page-width py-6 desktop:py-10">
        <Link href={shopHref(redeem.order.campaign)} className="inline-flex min-h-11 items-center">
          <Trans>Back to choosing</Trans>
        </Link>
        <h1 className="text-title">
          <Trans>Almost yours</Trans>
        </h1>
        {isEmpty ? (
          <Notice
            className="mt-6 bg-surface!"
            action={
              <ButtonLink href={shopHref(redeem.order.campaign)} size="small">
                <Trans>Choose something</Trans>
              </ButtonLink>
            }
          >
            <Trans>Please choose something first.</Trans>
          </Notice>
        ) : (
          <div className="mt-6 grid items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_24rem] desktop:gap-8">
            <div className="flex min-w-0 flex-col gap-5">
              <RestNotice redeem={redeem} />
              <HydratedForm
                reason={<Trans>To exchange your card we need JavaScript. Please switch it on and load this page again.</Trans>}
              >
                {(key) => <ExchangeForm key={key} redeem={redeem} data={data} onLeave={detachWarning} />}
              </HydratedForm>
            </div>
            <RedeemSummary order={redeem.order} />
          </div>
        )}
      </div>
    </div>
  )
}

type ExchangeFormProps = {
  redeem: Redeem
  data: RedeemCheckoutData
  /** Called before the visitor leaves the checkout on purpose. */
  onLeave: () => void
}

function ExchangeForm({ redeem, data, onLeave }: ExchangeFormProps) {
  const { locale } = useShop()
  const { form, methods } = useRedeemCheckout(redeem, data, onLeave)
  const { order } = redeem
  const isForMe = form.values.receiverKind === 'ME'
  const isPaid = order.totals.toPay.value === 0
  const amount = formatMoney(order.totals.toPay, locale)
  const value = formatMoney(order.totals.chosen, locale)
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <FailedNotice failure={form.failure} />
      <Panel title={<Trans>Your details</Trans>}>
        <HolderFields form={form} hasAddress={isForMe && order.needsAddress} />
      </Panel>
      <Panel title={<Trans>Who is it for?</Trans>}>
        <ReceiverFields form={form} order={order} />
      </Panel>
      {!isPaid && (
        <Panel title={<Trans>Pay the rest: {amount}</Trans>}>
          <MethodFields form={form} methods={methods} />
        </Panel>
      )}
      <p className="text-ink-soft">
        <Undoing order={order} />
      </p>
      <Terms form={form} isPaid={isPaid} />
      <Button
        type="submit"
        size="large"
        isLoading={form.isSending}
        disabled={order.problems.length > 0}
        trailingIcon="arrow-right"
        className="tablet:self-start"
      >
        {isPaid ? <Trans>Exchange {value}</Trans> : <Trans>Pay {amount}</Trans>}
      </Button>
    </form>
  )
}

/** Tells the shopper before the exchange what cannot be undone: donations, or the whole exchange if a part of it is paid extra. */
function Undoing({ order }: { order: RedeemOrderFragment }) {
  const { chosen, toPay } = order.totals
  const donated = donatedValue(order)
  if (toPay.value > 0) return <Trans>As you pay extra, you cannot undo this exchange online.</Trans>
  if (donated === chosen.value) return <Trans>A donation cannot be undone.</Trans>
  return (
    <>
      <Trans>You can undo this exchange for 14 days, until you open a card.</Trans>{' '}
      {donated > 0 && <Trans>Donations stay given.</Trans>}
    </>
  )
}

/** Without an extra payment, pressing the button is enough to agree. */
function Terms({ form, isPaid }: { form: Form<RedeemValues>; isPaid: boolean }) {
  const { t } = useLingui()
  const href = useHref()
  const newTabLabel = t`opens in a new tab`
  const terms = { href: href('redeemTerms'), newTabLabel }
  const privacy = { href: href('redeemPrivacy'), newTabLabel }
  if (isPaid) {
    return (
      <p className="text-ink-soft">
        <Trans>
          By exchanging you agree to the <Link {...terms}>terms of redeeming</Link>. We use your data as the{' '}
          <Link {...privacy}>privacy statement of redeeming</Link> says.
        </Trans>
      </p>
    )
  }
  return (
    <CheckboxField
      form={form}
      name="acceptTerms"
      aria-required
      label={
        <Trans>
          I agree to the <Link {...terms}>terms of redeeming</Link>, and have read the{' '}
          <Link {...privacy}>privacy statement of redeeming</Link>.
        </Trans>
      }
    />
  )
}
