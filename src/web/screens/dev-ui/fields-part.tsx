import { useState } from 'react'
import { findPhoneFault } from '#shared/validation/phone.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Phone } from '../../ui/phone.tsx'
import { Quantity } from '../../ui/quantity.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { Specimen } from './specimen.tsx'

const TWO_COLUMNS = 'grid gap-6 tablet:grid-cols-2'

const COUNTRIES = [
  'België',
  'Danmark',
  'Deutschland',
  'España',
  'France',
  'Ireland',
  'Italia',
  'Nederland',
  'Österreich',
  'Polska',
  'Sverige',
  'United Kingdom',
]
const COUNTRY_ITEMS = COUNTRIES.map((label) => ({ id: label, label, icon: <Icon name="globe" /> }))
const LANGUAGE_ITEMS = ['Dansk', 'English', 'Nederlands'].map((label) => ({ id: label, label }))
const DIAL_CODES = [
  { id: 'DE', label: 'Germany', dialCode: '49' },
  { id: 'IE', label: 'Ireland', dialCode: '353' },
  { id: 'NL', label: 'Netherlands', dialCode: '31' },
  { id: 'GB', label: 'United Kingdom', dialCode: '44' },
]

/** Components that are filled in. */
export function FieldsPart() {
  return (
    <>
      <Specimen title="Field" className={TWO_COLUMNS}>
        <Field label="First name" name="firstName" autoComplete="given-name" />
        <Field label="Company" name="company" labelNote="optional" placeholder="Hazel & Sons" />
        <Field label="Email" name="email" type="email" hint="We send the card here." prefix={<Icon name="mail" />} />
        <Field label="Amount" name="amount" inputMode="numeric" prefix="£" suffix=".00" defaultValue="25" />
        <Field label="Postcode" name="postcode" defaultValue="ABC" error="Postcode must be in the correct format" />
        <Field label="Street" name="street" defaultValue="Orchard Row" isLoading />
        <Field label="Currency" name="currency" defaultValue="Pound" disabled />
      </Specimen>
      <Specimen title="Textarea" className={TWO_COLUMNS}>
        <Textarea label="Message" name="message" hint="Printed inside the card." limit={limitOf(150)} maxLength={160} />
        <Textarea label="Too long" name="tooLong" defaultValue="Happy birthday!" limit={limitOf(10)} />
        <Textarea label="Wrong" name="wrong" error="Entering a message is required" rows={2} />
        <Textarea label="Still" name="still" disabled defaultValue="Cannot be changed now." rows={2} />
      </Specimen>
      <Specimen title="Select" className={TWO_COLUMNS}>
        <Select
          label="Country"
          name="country"
          items={COUNTRY_ITEMS}
          placeholder="Select your country"
          emptyText="No country found"
        />
        <Select label="Language" name="language" items={LANGUAGE_ITEMS} defaultValue="English" emptyText="No language found" />
        <Select
          label="With an error"
          name="country2"
          items={COUNTRY_ITEMS}
          emptyText="None"
          error="Country is a required field"
        />
        <Select label="On its way" name="country3" items={COUNTRY_ITEMS} defaultValue="France" emptyText="None" isLoading />
        <Select
          label="One choice only"
          name="language2"
          items={LANGUAGE_ITEMS}
          defaultValue="Dansk"
          emptyText="None"
          isDisabled
        />
        <NativeSelect label="The browser's own" name="language3" items={LANGUAGE_ITEMS} placeholder="Select a language" />
      </Specimen>
      <Specimen title="Phone" className={TWO_COLUMNS}>
        <PhoneSpecimen />
      </Specimen>
      <Specimen title="Checkbox">
        <div>
          <Checkbox label="Keep me posted about new cards" name="news" defaultChecked />
          <Checkbox label="It is a present" name="present" hint="We leave the price off the slip." />
          <Checkbox label="I agree with the terms" name="terms" error="Please agree with the terms" />
          <Checkbox label="Not available here" name="none" disabled />
          <Checkbox label="Always included" name="all" disabled defaultChecked />
        </div>
      </Specimen>
      <Specimen title="Radio cards">
        <RadioSpecimen />
      </Specimen>
      <Specimen title="Quantity" className="grid gap-6 tablet:grid-cols-4">
        <QuantitySpecimen />
      </Specimen>
    </>
  )
}

function limitOf(characters: number) {
  return { characters, remaining: (count: number) => `${count} characters left`, exceeded: 'That is too long for the card' }
}

function PhoneSpecimen() {
  const [phone, setPhone] = useState({ countryCode: 'NL', digits: '612' })
  const dialCode = DIAL_CODES.find((known) => known.id === phone.countryCode)?.dialCode
  const fault = findPhoneFault(phone.digits, { dialCode, isRequired: true })
  const texts = {
    required: 'Phone number is a required field',
    invalid: 'Please enter valid phone number',
    incorrect: 'The phone number entered is incorrect.',
  }
  const shared = {
    dialCodes: DIAL_CODES,
    value: phone,
    dialCodeLabel: 'Country code',
    emptyText: 'No country found',
    onChange: setPhone,
  }
  return <Phone {...shared} label="Phone number" name="phone" error={fault && texts[fault]} />
}

function RadioSpecimen() {
  const [way, setWay] = useState('mail')
  const options = [
    {
      id: 'mail',
      title: 'By email',
      description: 'Within an hour',
      media: <Icon name="mail" className="size-6" />,
      aside: 'Free',
    },
    {
      id: 'post',
      title: 'By post',
      description: '2 to 3 working days',
      media: <Icon name="truck" className="size-6" />,
      aside: '£1.95',
    },
    {
      id: 'pick',
      title: 'By pigeon',
      description: 'Not today',
      media: <Icon name="clock" className="size-6" />,
      isDisabled: true,
    },
  ]
  return (
    <>
      <RadioCards
        legend="How shall it travel?"
        name="way"
        options={options}
        value={way}
        onChange={setWay}
        className="tablet:grid-cols-3"
      />
      <RadioCards
        legend="With an error"
        name="way2"
        options={options.slice(0, 2)}
        value=""
        onChange={setWay}
        error="Please choose a way"
        className="tablet:grid-cols-2"
      />
    </>
  )
}

function QuantitySpecimen() {
  const [count, setCount] = useState(2)
  const shared = { value: count, onChange: setCount, decreaseLabel: 'One less', increaseLabel: 'One more', max: 9 }
  return (
    <>
      <Quantity {...shared} label="How many" name="count" hint="At most 9." />
      <Quantity {...shared} label="On its way" name="count2" isLoading />
      <Quantity {...shared} label="Wrong" name="count3" error="Only 4 left" />
      <Quantity {...shared} label="Still" name="count4" isDisabled />
    </>
  )
}
