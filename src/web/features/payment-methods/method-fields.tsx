import { Trans, useLingui } from '@lingui/react/macro'
import type { PayableMethodFragment } from '#generated/documents.ts'
import { Picture } from '../../blocks/picture.tsx'
import type { Form } from '../../forms/use-form.ts'
import { useShop } from '../../session/use-shop.ts'
import { classNames } from '../../ui/class-names.ts'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Select } from '../../ui/select.tsx'
import { chooseMethod, limitToOffered, type MethodChoice, NO_CHOICE } from './method-choice.ts'

type MethodFieldsProps = { form: Form<MethodChoice>; methods: readonly PayableMethodFragment[] }

/** The payment methods of this store, and the fields of the chosen one. */
export function MethodFields({ form, methods }: MethodFieldsProps) {
  const { t } = useLingui()
  const choice = limitToOffered(form.values, methods)
  const onChoose = (next: MethodChoice) => form.change({ ...NO_CHOICE, ...next })
  const bankError = form.errorOf('issuer')
  return (
    <RadioCards
      legend={t`Payment method`}
      isLegendHidden
      name="paymentMethod"
      value={choice.paymentMethod ?? ''}
      onChange={(id) => onChoose(chooseMethod(choice, id))}
      options={methods.map((method) => ({
        id: method.id,
        title: method.title,
        description: <Description method={method} />,
        aside: <MethodLogos method={method} className={isBranded(method) ? 'max-tablet:hidden' : ''} />,
        below: method.id === choice.paymentMethod && method.banks.length > 0 && (
          <BankSelect method={method} choice={choice} onChoose={onChoose} error={bankError} />
        ),
      }))}
      error={form.errorOf('paymentMethod')}
    />
  )
}

/** A method with many brands shows only the first few. */
const MAX_LOGOS = 3
const isBranded = ({ brandLogos }: PayableMethodFragment) => brandLogos.length > 0

/** The brands of the card method, so that buyers see that their card is accepted; for other methods, their own logo. */
function MethodLogos({ method, className }: { method: PayableMethodFragment; className: string }) {
  const logos = isBranded(method) ? method.brandLogos.slice(0, MAX_LOGOS).map(({ logo }) => logo) : [method.logo]
  return (
    <span className={classNames('flex gap-1.5', className)}>
      {logos.map((logo) => logo && <Picture key={logo.url.href} picture={logo} decorative className="h-10 w-auto" />)}
    </span>
  )
}

/** On a phone there is no room for card brands beside the name. */
function Description({ method }: { method: PayableMethodFragment }) {
  return isBranded(method) ? <MethodLogos method={method} className="pt-1.5 tablet:hidden" /> : <Hint method={method} />
}

type BankSelectProps = {
  method: PayableMethodFragment
  choice: MethodChoice
  onChoose: (choice: MethodChoice) => void
  error: string | undefined
}

function BankSelect({ method, choice, onChoose, error }: BankSelectProps) {
  const { t } = useLingui()
  return (
    <Select
      label={t`Your bank`}
      name="issuer"
      items={method.banks.map(({ id, issuer }) => ({ id, label: issuer }))}
      value={choice.issuer ?? ''}
      onChange={(issuer) => onChoose({ ...choice, issuer })}
      placeholder={t`Choose your bank`}
      emptyText={t`No bank with that name`}
      error={error}
      isRequired
    />
  )
}

function Hint({ method }: { method: PayableMethodFragment }) {
  const { countryCode } = useShop()
  if (method.forBusiness && method.isPending) return <Trans>Pay first: we confirm your order once the money has arrived</Trans>
  if (method.forBusiness) return <Trans>Pay within 14 days</Trans>
  if (method.isPending && countryCode === 'GB') return <Trans>By Faster Payments, usually here within two hours</Trans>
  if (method.isPending) return <Trans>Your order goes ahead once the money has arrived</Trans>
  return null
}
