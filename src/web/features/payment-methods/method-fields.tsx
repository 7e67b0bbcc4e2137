import { Trans, useLingui } from '@lingui/react/macro'
import type { PayableMethodFragment } from '../../../generated/documents.ts'
import { Picture } from '../../blocks/picture.tsx'
import type { Form } from '../../forms/use-form.ts'
import { classNames } from '../../ui/class-names.ts'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Select } from '../../ui/select.tsx'
import { chooseMethod, limitToOffered, type MethodChoice, NO_CHOICE } from './method-choice.ts'

type MethodFieldsProps = { form: Form<MethodChoice>; methods: readonly PayableMethodFragment[] }

/** The ways to pay at this store, and what the chosen one asks for. */
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
        description: <Hint method={method} />,
        media: method.logo && <Picture picture={method.logo} decorative className="h-8 w-auto" />,
        below: method.id === choice.paymentMethod && <MoreOfMethod {...{ method, choice, onChoose, bankError }} />,
      }))}
      error={form.errorOf('paymentMethod')}
      // The next method stands beside the chosen one, not below what that asks for.
      className="grid-flow-row-dense tablet:grid-cols-2"
    />
  )
}

type MoreProps = { method: PayableMethodFragment; choice: MethodChoice; onChoose: (choice: MethodChoice) => void }

function MoreOfMethod({ method, choice, onChoose, bankError }: MoreProps & { bankError: string | undefined }) {
  const { t } = useLingui()
  if (method.brandLogos.length > 0) return <CardTypes {...{ method, choice, onChoose }} />
  if (method.banks.length === 0) return null
  return (
    <Select
      label={t`Your bank`}
      name="issuer"
      items={method.banks.map(({ id, issuer }) => ({ id, label: issuer }))}
      value={choice.issuer ?? ''}
      onChange={(issuer) => onChoose({ ...choice, issuer })}
      placeholder={t`Choose your bank`}
      emptyText={t`No bank of that name`}
      error={bankError}
      isRequired
    />
  )
}

function Hint({ method }: { method: PayableMethodFragment }) {
  if (method.forBusiness && method.isPending) return <Trans>We send your cards as soon as your payment has arrived</Trans>
  if (method.forBusiness) return <Trans>Pay within 14 days</Trans>
  if (method.isPending) return <Trans>We send your order when the money has arrived</Trans>
  return null
}

/** Choosing a brand is optional, because the card number says it; the logos show which are accepted. */
function CardTypes({ method, choice, onChoose }: MoreProps) {
  const { t } = useLingui()
  return (
    <fieldset>
      <legend className="mb-2 text-[0.9375rem] font-semibold">
        {t`Type of card`} <span className="font-normal text-ink-soft">({t`optional`})</span>
      </legend>
      <div className="flex flex-wrap gap-3">
        {method.brandLogos.map(({ brand, logo }) => (
          <label key={brand} className={CARD_TYPE_LOOK}>
            <input
              type="radio"
              name="cardType"
              value={brand}
              checked={choice.cardType === brand}
              onChange={() => onChoose({ ...choice, cardType: brand })}
              className="sr-only"
            />
            <Picture picture={logo} className="h-8 w-auto" />
          </label>
        ))}
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        <Trans>We take others too: your bank's page knows yours by its number.</Trans>
      </p>
    </fieldset>
  )
}

const CARD_TYPE_LOOK = classNames(
  'grid min-h-12 cursor-pointer place-items-center rounded-field border border-edge bg-surface px-3 hover:border-ink',
  'has-checked:border-accent-deep has-checked:bg-accent-pale has-checked:ring-1 has-checked:ring-accent-deep has-checked:ring-inset',
  'has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
)
