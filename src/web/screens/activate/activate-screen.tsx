import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FailedNotice } from '../../features/feedback/failed-notice.tsx'
import { Panel } from '../../features/feedback/panel.tsx'
import { CheckboxField } from '../../features/form-fields/checkbox-field.tsx'
import { HydratedForm } from '../../features/form-fields/hydrated-form.tsx'
import { TextField } from '../../features/form-fields/text-field.tsx'
import { limitToOffered } from '../../features/payment-methods/method-choice.ts'
import { MethodFields } from '../../features/payment-methods/method-fields.tsx'
import type { Form } from '../../forms/use-form.ts'
import { formatMoney } from '../../i18n/numbers.ts'
import { useHref, useShop } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { ActivationSummary } from './activation-summary.tsx'
import { type ActivationAsked, type ActivationValues, sumUp } from './activation-values.ts'
import { CardRows } from './card-rows.tsx'
import { PayerFields } from './payer-fields.tsx'
import { type ActivationData, useActivation } from './use-activation.ts'

/** Four steps on one page: the cards, their amounts, an e-mail address, the payment. */
export function ActivateScreen({ data }: { data: ActivationData }) {
  return (
    <div data-paying className="grow bg-mist">
      <div className="page-width py-8 desktop:py-12">
        <h1 className="text-title">
          <Trans>Activate your blank cards</Trans>
        </h1>
        <p className="mt-3 max-w-2xl text-lead text-ink-soft">
          <Trans>
            Choose what each card is worth, and pay once for all of them. They are ready to give as soon as your payment arrives.
          </Trans>
        </p>
        <HydratedForm
          reason={<Trans>To activate your cards we need JavaScript. Please switch it on and load this page again.</Trans>}
        >
          {(key) => <ActivationForm key={key} data={data} />}
        </HydratedForm>
      </div>
    </div>
  )
}

function ActivationForm({ data }: { data: ActivationData }) {
  const { form, asked } = useActivation(data)
  return (
    <form {...form.props} className="mt-6 grid items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_24rem] desktop:gap-8">
      <div className="flex min-w-0 flex-col gap-5">
        <FailedNotice failure={form.failure} />
        <Step place={1} title={<Trans>Your cards</Trans>}>
          <CardRows form={form} amountHint={useLimits(asked)} />
        </Step>
        <Step place={2} title={<Trans>Amount</Trans>}>
          <AmountFields form={form} asked={asked} />
        </Step>
        <Step place={3} title={<Trans>Email address</Trans>}>
          <PayerFields form={form} isAddressRequired={asked.isAddressRequired} />
        </Step>
        <Step place={4} title={<Trans>Payment</Trans>}>
          <MethodFields form={form} methods={asked.methods} />
          <Terms form={form} />
          <PayButton form={form} asked={asked} />
        </Step>
      </div>
      <ActivationSummary values={form.values} currency={asked.terms.minAmount.currency} />
    </form>
  )
}

function Step({ place, title, children }: { place: number; title: ReactNode; children: ReactNode }) {
  return (
    <Panel
      title={
        <span className="flex items-center gap-3">
          <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-full bg-trust-pale text-base text-trust">
            {place}
          </span>
          {title}
        </span>
      }
    >
      {children}
    </Panel>
  )
}

/** "From £10 to £250, in whole pounds", in any currency. */
function useLimits({ terms, locale }: ActivationAsked): string {
  const { t } = useLingui()
  const least = formatMoney(terms.minAmount, locale)
  const most = formatMoney(terms.maxAmount, locale)
  return t`A whole amount from ${least} to ${most}`
}

type PartProps = { form: Form<ActivationValues>; asked: ActivationAsked }

/** One amount for all cards, or one for each; the choice appears with the second card. */
function AmountFields({ form, asked }: PartProps) {
  const { t } = useLingui()
  const limits = useLimits(asked)
  const { isSame, rows, amount } = form.values
  const share = (id: string) =>
    form.change({
      isSame: id === 'same',
      // The amount for all cards is the start value of each card.
      rows: rows.map((row) => (row.amount === '' ? { ...row, amount } : row)),
    })
  return (
    <>
      {rows.length > 1 && (
        <RadioCards
          legend={t`How much on which card?`}
          isLegendHidden
          name="isSame"
          value={isSame ? 'same' : 'own'}
          onChange={share}
          options={[
            { id: 'same', title: t`The same amount on all cards` },
            { id: 'own', title: t`A different amount on each card` },
          ]}
          className="tablet:grid-cols-2"
        />
      )}
      {isSame ? (
        <TextField
          form={form}
          name="amount"
          label={rows.length > 1 ? t`Amount on each card` : t`Amount on the card`}
          hint={limits}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          aria-required
          className="tablet:max-w-64"
        />
      ) : (
        <p className="text-ink-soft">
          <Trans>Enter the amounts beside your cards, in step 1.</Trans>
        </p>
      )}
    </>
  )
}

function Terms({ form }: { form: Form<ActivationValues> }) {
  const { t } = useLingui()
  const href = useHref()
  const terms = { href: href('terms'), newTabLabel: t`opens in a new tab` }
  return (
    <CheckboxField
      form={form}
      name="acceptTerms"
      aria-required
      label={
        <Trans>
          I agree to the <Link {...terms}>terms and conditions</Link>. A card that is active cannot be returned.
        </Trans>
      }
    />
  )
}

function PayButton({ form, asked }: PartProps) {
  const { locale } = useShop()
  const { total } = sumUp(form.values)
  const amount = formatMoney({ currency: asked.terms.minAmount.currency, value: total }, locale)
  const isInvoice = limitToOffered(form.values, asked.methods).paymentMethod === 'invoice'
  return (
    <Button type="submit" size="large" isLoading={form.isSending} trailingIcon="arrow-right" className="tablet:self-start">
      {isInvoice || total === 0 ? <Trans>Place order</Trans> : <Trans>Pay {amount}</Trans>}
    </Button>
  )
}
