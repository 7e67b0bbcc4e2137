import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type AccountUserFragment, UpdateProfileDocument } from '#generated/documents.ts'
import { CompanyFields } from '#web/features/address-form/company-fields.tsx'
import { CustomerTypeChoice } from '#web/features/address-form/customer-type-choice.tsx'
import { PhoneField } from '#web/features/address-form/phone-field.tsx'
import { FailedNotice } from '#web/features/feedback/failed-notice.tsx'
import { Panel } from '#web/features/feedback/panel.tsx'
import { Saved } from '#web/features/feedback/saved.tsx'
import { TextField } from '#web/features/form-fields/text-field.tsx'
import { type Form, useForm } from '#web/forms/use-form.ts'
import { useAsk, useShop } from '#web/session/use-shop.ts'
import { Button } from '#web/ui/button.tsx'
import { listProfileFailures, type ProfileValues, toProfileInput, toProfileValues } from './profile-values.ts'

type ProfilePanelProps = { user: AccountUserFragment; onChange: (user: AccountUserFragment) => void }

export function ProfilePanel({ user, onChange }: ProfilePanelProps) {
  const ask = useAsk()
  const { countryCode } = useShop()
  const [saved, setSaved] = useState<ProfileValues>()
  const form = useForm<ProfileValues>({
    initial: toProfileValues(user.mainProfile, countryCode),
    listFailures: (values) => listProfileFailures(values, countryCode),
    send: async (values) => {
      const { updateProfile } = await ask(UpdateProfileDocument, { input: toProfileInput(values) })
      if (updateProfile.user && updateProfile.errors.length === 0) {
        onChange(updateProfile.user)
        setSaved(values)
      }
      return updateProfile.errors
    },
  })
  return (
    <Panel title={<Trans>About you</Trans>}>
      <form {...form.props} className="flex flex-col gap-5">
        <FailedNotice failure={form.failure} />
        <CustomerTypeChoice form={form} />
        {form.values.customerType === 'BUSINESS' && <CompanyFields form={form} countryCode={countryCode} />}
        <PersonFields form={form} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" isLoading={form.isSending}>
            <Trans>Save</Trans>
          </Button>
          <Saved isShown={saved === form.values} />
        </div>
      </form>
    </Panel>
  )
}

function PersonFields({ form }: { form: Form<ProfileValues> }) {
  const { t } = useLingui()
  return (
    <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
      <TextField form={form} name="firstName" label={t`First name`} autoComplete="given-name" aria-required />
      <TextField form={form} name="lastName" label={t`Last name`} autoComplete="family-name" aria-required />
      <PhoneField form={form} labelNote={t`optional`} className="tablet:col-span-2" />
    </div>
  )
}
