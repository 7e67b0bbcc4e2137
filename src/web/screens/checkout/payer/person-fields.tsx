import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { PhoneField } from '#web/features/address-form/phone-field.tsx'
import type { Checkout } from '#web/features/checkout/use-checkout.ts'
import { NewEmailField } from '#web/features/form-fields/new-email-field.tsx'
import { TextField } from '#web/features/form-fields/text-field.tsx'
import { TypoHint } from '#web/features/form-fields/typo-hint.tsx'
import { Button } from '#web/ui/button.tsx'
import { KnownCustomer } from './known-customer.tsx'
import type { PayerForm } from './use-payer-form.ts'

type PersonFieldsProps = { form: PayerForm; checkout: Checkout }

/** The e-mail address comes first: a known customer can log in instead of typing the rest. */
export function PersonFields({ form, checkout }: PersonFieldsProps) {
  const { t } = useLingui()
  return (
    <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
      <PayerEmail form={form} />
      <KnownCustomer form={form} checkout={checkout} className="tablet:col-span-2" />
      <TextField form={form} name="firstName" label={t`First name`} autoComplete="given-name" aria-required />
      <TextField form={form} name="lastName" label={t`Last name`} autoComplete="family-name" aria-required />
      {form.hasAddress && (
        <PhoneField form={form} hint={t`Only for questions about this order`} isRequired className="tablet:col-span-2" />
      )}
    </div>
  )
}

/** An e-mail address that was typed before the checkout is shown as text with a button to change it. */
function PayerEmail({ form }: { form: PayerForm }) {
  const { t } = useLingui()
  const [isChanging, setChanging] = useState(false)
  const { email } = form.values
  if (form.isEmailKnown && !isChanging && !form.errorOf('email')) {
    return (
      <div className="tablet:col-span-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="min-w-0 wrap-anywhere">
            <span className="block text-[0.9375rem] font-semibold">{t`Email address`}</span>
            {email}
          </p>
          <Button
            variant="quiet"
            className="-mr-3 ml-auto shrink-0 px-3!"
            aria-label={t`Change the email address`}
            onClick={() => setChanging(true)}
          >
            <Trans>Change</Trans>
          </Button>
        </div>
        <TypoHint email={email} onAccept={(address) => form.change({ email: address })} />
      </div>
    )
  }
  return (
    <>
      <NewEmailField
        form={form}
        hint={t`For your order confirmation`}
        autoFocus={isChanging}
        aria-required
        className={form.isEmailTwice ? undefined : 'tablet:col-span-2'}
      />
      {form.isEmailTwice && (
        <TextField
          form={form}
          name="emailConfirmation"
          type="email"
          label={t`Email address again`}
          autoComplete="off"
          aria-required
        />
      )}
    </>
  )
}
