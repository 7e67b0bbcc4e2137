import { Trans, useLingui } from '@lingui/react/macro'
import type { BookAddressFragment, CheckoutShipmentFragment, VariationType } from '#generated/documents.ts'
import { AddressFields } from '#web/features/address-form/address-fields.tsx'
import { BookChoice } from '#web/features/address-form/book-choice.tsx'
import { toAddressValues } from '#web/features/address-form/your-data.ts'
import { type Person, type ReceiverValues, withoutBuyer } from '#web/features/checkout/receiver-values.ts'
import { NewEmailField } from '#web/features/form-fields/new-email-field.tsx'
import { TextField } from '#web/features/form-fields/text-field.tsx'
import { listTimes, moveTo, toMoment } from '#web/features/gift-builder/moment/delivery-moment.ts'
import { TimeField } from '#web/features/gift-builder/moment/time-field.tsx'
import type { Form } from '#web/forms/use-form.ts'
import { formatWeekday } from '#web/i18n/dates.ts'
import { countryName } from '#web/i18n/place-names.ts'
import { useShop } from '#web/session/use-shop.ts'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Select } from '#web/ui/select.tsx'

type ReceiverFieldsProps = {
  form: Form<ReceiverValues>
  /** The customer's address book. */
  addresses: readonly BookAddressFragment[]
  variationType: VariationType
  buyer: Person | null
  /** The buyer's own address in one line; undefined if this store does not deliver there. */
  ownAddress: string | undefined
  /** Separates the radio buttons of several forms on one page. */
  name: string
}

/** To the buyer or to another person, with the address if it is not known. */
export function ReceiverFields({ form, addresses, variationType, buyer, ownAddress, name }: ReceiverFieldsProps) {
  const { t } = useLingui()
  const { receiverKind, isOwnAddress } = form.values
  const isDigital = variationType === 'DIGITAL'
  const choice = receiverKind === 'RECEIVER' ? 'RECEIVER' : isOwnAddress || isDigital ? 'OWN' : 'ELSEWHERE'
  const choose = (id: string) =>
    form.change(
      id === 'RECEIVER'
        ? { receiverKind: 'RECEIVER', isOwnAddress: false, ...withoutBuyer(form.values, buyer) }
        : { receiverKind: 'ME', isOwnAddress: id === 'OWN' },
    )
  const options = [
    {
      id: 'OWN',
      title: t`To me`,
      description: isDigital ? t`At my own email address` : ownAddress,
      isDisabled: !isDigital && !ownAddress,
    },
    ...(isDigital ? [] : [{ id: 'ELSEWHERE', title: t`To me, at another address` }]),
    { id: 'RECEIVER', title: t`To someone else`, description: isDigital ? t`By email` : t`By post` },
  ]
  return (
    <>
      <RadioCards
        legend={t`Who gets it?`}
        name={`${name}-receiver`}
        value={choice}
        onChange={choose}
        options={options}
        className={isDigital ? 'tablet:grid-cols-2' : ''}
      />
      {choice !== 'OWN' && !isDigital && <ParcelChoice form={form} addresses={addresses} />}
      {choice !== 'OWN' && <Names form={form} />}
      {choice === 'RECEIVER' && isDigital && <NewEmailField form={form} autoComplete="off" aria-required />}
      {choice !== 'OWN' && !isDigital && <ParcelAddress form={form} />}
    </>
  )
}

function Names({ form }: { form: Form<ReceiverValues> }) {
  const { t } = useLingui()
  return (
    <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
      <TextField form={form} name="firstName" label={t`First name`} autoComplete="off" aria-required />
      <TextField form={form} name="lastName" label={t`Last name`} autoComplete="off" aria-required />
    </div>
  )
}

/** Parcels stay in the store's country. */
function ParcelChoice({ form, addresses }: Pick<ReceiverFieldsProps, 'form' | 'addresses'>) {
  const { countryCode } = useShop()
  const choose = (address: BookAddressFragment) =>
    form.change({ ...toAddressValues(address), firstName: address.firstName, lastName: address.lastName })
  return <BookChoice addresses={addresses.filter((address) => address.countryCode === countryCode)} onChoose={choose} />
}

function ParcelAddress({ form }: { form: Form<ReceiverValues> }) {
  const { locale } = useShop()
  const country = countryName(form.values.countryCode, locale)
  return (
    <>
      <AddressFields form={form} section="shipping" isCountryFixed />
      <p className="text-sm text-ink-soft">
        <Trans>We deliver within {country} only.</Trans>
      </p>
    </>
  )
}

type MomentFieldsProps = { form: Form<ReceiverValues>; shipment: CheckoutShipmentFragment; soonest: string; now: number }

/** The days that can be promised, and for an e-mail the time on the store's clock. */
export function MomentFields({ form, shipment, soonest, now }: MomentFieldsProps) {
  const { t } = useLingui()
  const { locale, timeZone } = useShop()
  const { deliverOn, deliverTime } = form.values
  const { selectableDates } = shipment.deliveryOptions
  const isDigital = shipment.variationType === 'DIGITAL'
  const here = toMoment(now, timeZone)
  const days = selectableDates.filter((day) => !isDigital || day === deliverOn || listTimes(day, here).length > 0)
  const chooseDay = (day: string) => {
    if (day === SOONEST) form.change({ deliverOn: '' })
    else form.change({ deliverOn: day, deliverTime: moveTo(day, deliverTime, here).time })
  }
  return (
    <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Select
        label={t`When?`}
        items={[{ id: SOONEST, label: soonest }, ...days.map((day) => ({ id: day, label: formatWeekday(day, locale) }))]}
        value={deliverOn || SOONEST}
        onChange={chooseDay}
        onBlur={() => form.blur('deliverOn')}
        emptyText={t`We do not deliver on such a day`}
        error={form.errorOf('deliverOn')}
      />
      {isDigital && deliverOn !== '' && (
        <TimeField
          moment={{ day: deliverOn, time: deliverTime }}
          now={now}
          onChange={(time) => form.change({ deliverTime: time })}
          error={form.errorOf('deliverTime')}
        />
      )}
    </div>
  )
}

const SOONEST = 'soonest'
