import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { NAME_MAX_LENGTHS } from '#shared/validation/names.ts'
import { QUOTE_MAX_LENGTHS } from '#shared/validation/quote-request.ts'
import { NewEmailField } from '../../features/form-fields/new-email-field.tsx'
import { PostedForm } from '../../features/form-fields/posted-form.tsx'
import { TextField } from '../../features/form-fields/text-field.tsx'
import { TextareaField } from '../../features/form-fields/textarea-field.tsx'
import type { Form } from '../../forms/use-form.ts'
import { useShop } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { AttachmentField } from './attachment-field.tsx'
import type { QuoteValues, Wishable } from './quote-values.ts'
import { useQuoteForm } from './use-quote-form.ts'
import { WishLines } from './wish-lines.tsx'

type QuoteFormProps = {
  wishable: readonly Wishable[]
  /** v1 shows all fields; v2 shows the required ones, and the others on request. */
  version: string
  /** The card of the product page that the form was opened from. */
  productId?: string | undefined
}

/** Requests a quote (spec §3). Without script it is a plain form, and its response is a page. */
export function QuoteForm({ wishable, version, productId }: QuoteFormProps) {
  const { form, choose, remove, isUploading, uploadError } = useQuoteForm(productId)
  const wishes = (
    <>
      <WishLines form={form} wishable={wishable} />
      <NeededOn form={form} />
      <AttachmentField form={form} isUploading={isUploading} error={uploadError} onChoose={choose} onRemove={remove} />
    </>
  )
  const hasHiddenError = Boolean(form.firstErrorIn('products.') ?? form.errorOf('neededOn') ?? uploadError)
  return (
    <PostedForm form={form} action="/business/request/" encType="multipart/form-data" className="flex flex-col gap-8">
      <Group title={<Trans>What can we do for you?</Trans>}>
        <Words form={form} />
        {version === 'v2' ? (
          <Foldable
            title={<Trans>Add gift cards, a date or a list</Trans>}
            hasError={hasHiddenError}
            isFilled={Boolean(productId)}
          >
            {wishes}
          </Foldable>
        ) : (
          wishes
        )}
      </Group>
      <Group title={<Trans>Your company</Trans>}>
        <Company form={form} />
      </Group>
      <Group title={<Trans>How can we reach you?</Trans>}>
        <Contact form={form} />
      </Group>
      <Button type="submit" size="large" isLoading={form.isSending} className="max-tablet:w-full tablet:self-start">
        <Trans>Request a quote</Trans>
      </Button>
    </PostedForm>
  )
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="flex min-w-0 flex-col gap-5">
      <h3 className="text-subheading">{title}</h3>
      {children}
    </section>
  )
}

type FoldableProps = { title: ReactNode; hasError: boolean; isFilled: boolean; children: ReactNode }

/** The browser's own disclosure, so it opens without script. It also opens when a field inside has an error. */
function Foldable({ title, hasError, isFilled, children }: FoldableProps) {
  const [isOpen, setOpen] = useState(isFilled)
  return (
    <details
      open={isOpen || hasError}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group/fold rounded-card border border-line px-4 tablet:px-5"
    >
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold hover:text-accent-deep">
        <span>
          {title}{' '}
          <span className="font-normal text-ink-soft">
            (<Trans>optional</Trans>)
          </span>
        </span>
        <Icon name="chevron-down" className="shrink-0 transition-transform group-open/fold:rotate-180" />
      </summary>
      <div className="flex flex-col gap-5 pt-2 pb-5">{children}</div>
    </details>
  )
}

function Words({ form }: { form: Form<QuoteValues> }) {
  const { t } = useLingui()
  return (
    <>
      <TextareaField
        form={form}
        name="message"
        label={t`Message`}
        hint={t`For example: for how many people, for which occasion, and by email or by post`}
        maxLength={QUOTE_MAX_LENGTHS.message}
        rows={4}
        required
      />
      <TextareaField
        form={form}
        name="remark"
        label={t`Remark`}
        hint={t`What should we keep in mind? Your budget, your logo, or simply “nothing special”`}
        maxLength={QUOTE_MAX_LENGTHS.remark}
        rows={2}
        required
      />
    </>
  )
}

function NeededOn({ form }: { form: Form<QuoteValues> }) {
  const { t } = useLingui()
  return (
    <TextField
      form={form}
      name="neededOn"
      type="date"
      label={t`Date needed`}
      labelNote={t`optional`}
      className="tablet:max-w-64"
    />
  )
}

function Company({ form }: { form: Form<QuoteValues> }) {
  const { t } = useLingui()
  const { countryCode } = useShop()
  const optional = t`optional`
  return (
    <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
      <TextField
        form={form}
        name="companyName"
        label={t`Company name`}
        autoComplete="organization"
        maxLength={NAME_MAX_LENGTHS.companyName}
        required
        className="tablet:col-span-2"
      />
      <TextField form={form} name="vatNumber" label={t`VAT number`} labelNote={optional} autoComplete="off" />
      {countryCode === 'NL' && (
        <TextField
          form={form}
          name="kvkNumber"
          label={t`Chamber of Commerce number`}
          labelNote={optional}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </div>
  )
}

function Contact({ form }: { form: Form<QuoteValues> }) {
  const { t } = useLingui()
  const isByPhone = form.values.contactPreference === 'PHONE'
  return (
    <>
      <RadioCards
        legend={t`How would you like to hear from us?`}
        name="contactPreference"
        value={form.values.contactPreference}
        onChange={(id) =>
          form.change({ contactPreference: id === 'PHONE' ? 'PHONE' : 'EMAIL' }, 'contactPreference', 'phoneNumber')
        }
        options={[
          { id: 'EMAIL', title: <Trans>By email</Trans>, media: <Icon name="mail" /> },
          { id: 'PHONE', title: <Trans>By phone</Trans>, media: <Icon name="phone" /> },
        ]}
        className="tablet:grid-cols-2"
      />
      <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
        <TextField
          form={form}
          name="firstName"
          label={t`First name`}
          autoComplete="given-name"
          maxLength={NAME_MAX_LENGTHS.firstName}
          required
        />
        <TextField
          form={form}
          name="lastName"
          label={t`Last name`}
          autoComplete="family-name"
          maxLength={NAME_MAX_LENGTHS.lastName}
          required
        />
        <NewEmailField form={form} required />
        <TextField
          form={form}
          name="phoneNumber"
          type="tel"
          label={t`Phone number`}
          {...(isByPhone ? { 'aria-required': true } : { labelNote: t`optional` })}
          autoComplete="tel"
        />
      </div>
    </>
  )
}
