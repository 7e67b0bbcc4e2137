import { Trans, useLingui } from '@lingui/react/macro'
import { SaveBillingAddressDocument } from '../../../../generated/documents.ts'
import { AddressFields } from '../../../features/address-form/address-fields.tsx'
import { BookChoice } from '../../../features/address-form/book-choice.tsx'
import { CompanyFields } from '../../../features/address-form/company-fields.tsx'
import { CustomerTypeChoice } from '../../../features/address-form/customer-type-choice.tsx'
import { listYourDataFailures, toAddressValues, toBillingAddress, toYourData } from '../../../features/address-form/your-data.ts'
import { readDraft, readYourData, saveDraft } from '../../../features/checkout/checkout-draft.ts'
import { FailedNotice } from '../../../features/feedback/failed-notice.tsx'
import { Panel } from '../../../features/feedback/panel.tsx'
import { TextField } from '../../../features/form-fields/text-field.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useAsk, useChrome, useShop } from '../../../session/use-shop.ts'
import { useHydrated } from '../../../ssr/use-hydrated.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { StepActions } from '../step/step-actions.tsx'
import type { StepProps } from '../step/step-props.ts'
import { PersonFields } from './person-fields.tsx'

/** The payer: a person or a business, how to reach them, and where they live. */
export function YourDataStep({ checkout, onDone }: StepProps) {
  const { t } = useLingui()
  const shop = useShop()
  const { emailTwice } = useChrome().storeData.toggles
  const ask = useAsk()
  const { cart, profile, addresses } = checkout
  const known = { billingAddress: cart.billingAddress, profile, addresses, countryCode: shop.countryCode }
  const form = useForm({
    initial: toYourData(known),
    listFailures: (values) => listYourDataFailures(values, emailTwice),
    draft: {
      restore: () => toYourData({ ...known, draft: readYourData(cart) }),
      save: (yourData) => saveDraft({ yourData, cartId: cart.id }),
    },
    send: async (values) => {
      const { setBillingAddress } = await ask(SaveBillingAddressDocument, { input: toBillingAddress(values, emailTwice) })
      const { order, errors } = setBillingAddress
      if (order) await checkout.replaceCart(order)
      if (errors.length === 0) onDone()
      return errors
    },
  })
  const isBusiness = form.values.customerType === 'BUSINESS'
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <FailedNotice failure={form.failure} />
      <Panel title={<Trans>Who is ordering?</Trans>}>
        <CustomerTypeChoice form={form} />
        {isBusiness && (
          <CompanyFields form={form} countryCode={form.values.countryCode}>
            <TextField
              form={form}
              name="referenceNumber"
              label={t`Reference or cost centre`}
              labelNote={t`optional`}
              hint={t`We print it on your invoice`}
              autoComplete="off"
            />
          </CompanyFields>
        )}
        <PersonFields form={form} isEmailTwice={emailTwice} />
        <NewsletterChoice />
      </Panel>
      <Panel title={isBusiness ? <Trans>Address of your company</Trans> : <Trans>Your address</Trans>}>
        <BookChoice addresses={addresses} onChoose={(address) => form.change(toAddressValues(address))} />
        <AddressFields form={form} section="billing" />
      </Panel>
      <StepActions checkout={checkout} isSending={form.isSending} label={<Trans>To shipping</Trans>} />
    </form>
  )
}

function NewsletterChoice() {
  const isHydrated = useHydrated()
  return (
    <Checkbox
      name="newsletter"
      defaultChecked={isHydrated && readDraft().newsletter}
      onChange={(event) => saveDraft({ newsletter: event.target.checked })}
      label={<Trans>Send me the newsletter with new cards and good ideas. You can leave whenever you like.</Trans>}
    />
  )
}
