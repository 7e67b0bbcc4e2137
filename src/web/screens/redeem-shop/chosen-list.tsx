import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DeleteRedeemPackageDocument, type RedeemPackageFragment, UpdateRedeemPackageDocument } from '#generated/documents.ts'
import { FailedNotice } from '../../features/feedback/failed-notice.tsx'
import { PlainForm } from '../../features/form-fields/plain-form.tsx'
import { TextField } from '../../features/form-fields/text-field.tsx'
import { toAmount } from '../../features/gift-builder/own-value.ts'
import { findValueFailure } from '../../features/gift-builder/value-failure.ts'
import { PackageSummary } from '../../features/redeem/package-summary.tsx'
import { offerOf } from '../../features/redeem/rest-options.ts'
import type { Redeem } from '../../features/redeem/use-redeem.ts'
import { useForm } from '../../forms/use-form.ts'
import { useSending } from '../../forms/use-sending.ts'
import { currencySign } from '../../i18n/numbers.ts'
import { useShop } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Quantity } from '../../ui/quantity.tsx'

/** The chosen packages, with buttons to change and remove them. */
export function ChosenList({ redeem }: { redeem: Redeem }) {
  const packages = redeem.order.shipments.flatMap((shipment) => shipment.packages)
  if (packages.length === 0) {
    return (
      <p className="text-ink-soft">
        <Trans>Nothing yet. Everything in the shop is there for you.</Trans>
      </p>
    )
  }
  return (
    <ul>
      {packages.map((one) => (
        <ChosenPackage key={one.id} one={one} redeem={redeem} />
      ))}
    </ul>
  )
}

type ChosenPackageProps = { one: RedeemPackageFragment; redeem: Redeem }

/** A donation of any amount has no quantity: its amount is changed. */
function ChosenPackage({ one, redeem }: ChosenPackageProps) {
  const { t } = useLingui()
  const { isSending, failure, send } = useSending()
  const [isEditing, setEditing] = useState(false)
  const qty = one.items[0]?.qty ?? 1
  const isEditable = one.packageTotals.mainItemEditable
  const hasQuantity = qty > 1 || one.mainProductType !== 'DONATION' || !isEditable
  const setQuantity = (qty: number) =>
    void send(() =>
      redeem.change(
        async (ask) => (await ask(UpdateRedeemPackageDocument, { input: { packageId: one.id, qty } })).updateRedeemPackage,
      ),
    )
  return (
    <PackageSummary one={one} aside={<RemoveForm one={one} redeem={redeem} />}>
      <div className="mt-2 flex flex-wrap items-end gap-3 unscripted:hidden">
        {hasQuantity && (
          <Quantity
            label={t`Quantity`}
            isLabelHidden
            value={qty}
            onChange={setQuantity}
            decreaseLabel={t`One less`}
            increaseLabel={t`One more`}
            isLoading={isSending}
          />
        )}
        {isEditable && !isEditing && (
          <Button
            variant="quiet"
            size="small"
            leadingIcon="edit"
            onClick={() => setEditing(true)}
            className="-ml-5 whitespace-nowrap"
          >
            <Trans>Change the amount</Trans>
          </Button>
        )}
      </div>
      {isEditing && <AmountForm one={one} redeem={redeem} onDone={() => setEditing(false)} />}
      <FailedNotice failure={failure} />
    </PackageSummary>
  )
}

/** Changes the value of each card to another whole amount. */
function AmountForm({ one, redeem, onDone }: ChosenPackageProps & { onDone: () => void }) {
  const { t } = useLingui()
  const { locale } = useShop()
  const { mainItemAmount } = one.packageTotals
  const qty = one.items[0]?.qty ?? 1
  const form = useForm({
    initial: { value: String(mainItemAmount.value / qty) },
    listFailures: ({ value }) => {
      const offer = offerOf(one)
      const wrong = offer && findValueFailure(value, offer, locale)
      return wrong ? [wrong] : []
    },
    send: async ({ value }) => {
      const input = { packageId: one.id, value: toAmount(value) }
      const errors = await redeem.change(async (ask) => (await ask(UpdateRedeemPackageDocument, { input })).updateRedeemPackage)
      if (errors.length === 0) onDone()
      return errors
    },
  })
  return (
    <form {...form.props} className="mt-2 flex flex-wrap items-start gap-3">
      <FailedNotice failure={form.failure} />
      <TextField
        form={form}
        name="value"
        label={t`Your amount`}
        isLabelHidden
        inputMode="numeric"
        prefix={currencySign(mainItemAmount.currency, locale)}
        maxLength={9}
        className="max-w-40"
      />
      <Button type="submit" size="small" variant="secondary" isLoading={form.isSending} className="min-h-13">
        <Trans>Save</Trans>
      </Button>
    </form>
  )
}

/** Removes without asking, because the package is quickly chosen again. */
function RemoveForm({ one, redeem }: ChosenPackageProps) {
  const { t } = useLingui()
  const { send } = useSending()
  const name = one.mainProduct?.title ?? one.items[0]?.title ?? ''
  const remove = () =>
    void send(() =>
      redeem.change(async (ask) => (await ask(DeleteRedeemPackageDocument, { packageId: one.id })).deleteRedeemPackage),
    )
  return (
    <PlainForm action="/redeem/remove/" fields={{ packageId: one.id }} onSend={remove}>
      <IconButton type="submit" icon="trash" label={t`Remove ${name}`} />
    </PlainForm>
  )
}
