import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { SendContactMessageDocument } from '#generated/documents.ts'
import {
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_TOPICS,
  type ContactFields,
  type ContactTopic,
  listContactFailures,
  tidyContact,
} from '#shared/validation/contact-message.ts'
import { NAME_MAX_LENGTHS } from '#shared/validation/names.ts'
import { NewEmailField } from '../../features/form-fields/new-email-field.tsx'
import { PostedForm } from '../../features/form-fields/posted-form.tsx'
import { TextField } from '../../features/form-fields/text-field.tsx'
import { TextareaField } from '../../features/form-fields/textarea-field.tsx'
import { openDraft } from '../../forms/draft.ts'
import { solvePuzzle } from '../../forms/solve-puzzle.ts'
import { forgetKey, keyFor } from '../../forms/submission-key.ts'
import { type Form, useForm } from '../../forms/use-form.ts'
import { useAsk, useHref } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'

const EMPTY: ContactFields = { topic: '', orderNumber: '', name: '', email: '', message: '' }
const draft = openDraft<ContactFields>('contact')

/** A message to customer support. Without script it is a plain form, and its response is a page. */
export function ContactForm() {
  const { t } = useLingui()
  const form = useForm<ContactFields>({
    initial: EMPTY,
    listFailures: (values) => listContactFailures(tidyContact(values)),
    draft: { restore, save: (values) => draft.save(values) },
    send: useSendMessage(),
  })
  return (
    <PostedForm form={form} action="/contact-us/message/" className="flex flex-col gap-5">
      <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
        <TopicField form={form} />
        <TextField
          form={form}
          name="orderNumber"
          label={t`Order number`}
          labelNote={t`optional`}
          hint={t`In your confirmation, such as 10000123`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
        <TextField form={form} name="name" label={t`Your name`} autoComplete="name" maxLength={NAME_MAX_LENGTHS.name} required />
        <NewEmailField form={form} required />
      </div>
      <TextareaField
        form={form}
        name="message"
        label={t`Message`}
        hint={t`Never send us a PIN: we don’t need it.`}
        maxLength={CONTACT_MESSAGE_MAX_LENGTH}
        rows={6}
        required
      />
      <Button type="submit" size="large" isLoading={form.isSending} className="max-tablet:w-full tablet:self-start">
        <Trans>Send message</Trans>
      </Button>
    </PostedForm>
  )
}

function TopicField({ form }: { form: Form<ContactFields> }) {
  const { t } = useLingui()
  const labels: Readonly<Record<ContactTopic, string>> = {
    ORDER: t`An order`,
    DELIVERY: t`Delivery`,
    GIFT_CARD: t`A gift card`,
    PAYMENT: t`A payment`,
    ACCOUNT: t`My account`,
    BUSINESS: t`Business gifts`,
    OTHER: t`Something else`,
  }
  return (
    <NativeSelect
      label={t`What is it about?`}
      name="topic"
      items={CONTACT_TOPICS.map((id) => ({ id, label: labels[id] }))}
      placeholder={t`Choose a topic`}
      value={form.values.topic}
      onChange={(event) => form.change({ topic: CONTACT_TOPICS.find((topic) => topic === event.target.value) ?? '' })}
      onBlur={() => form.blur('topic')}
      error={form.errorOf('topic')}
      required
    />
  )
}

function useSendMessage() {
  const ask = useAsk()
  const href = useHref()
  const { history } = useRouter()
  return async (values: ContactFields) => {
    const { topic, ...texts } = tidyContact(values)
    if (topic === '') return []
    const input = { ...texts, topic }
    const idempotencyKey = keyFor('contact', input)
    const variables = { input, captchaToken: await solvePuzzle(), idempotencyKey }
    const { errors } = (await ask(SendContactMessageDocument, variables)).sendContactMessage
    if (errors.length > 0) return errors
    draft.clear()
    forgetKey('contact')
    history.push(href('contactThankYou'))
    return []
  }
}

/** Restores text that was typed into the server's page while the script was loading, or earlier in this tab. */
function restore(initial: ContactFields, form: HTMLFormElement | null): ContactFields {
  const typed = form ? [...new FormData(form)].filter(([name, text]) => name in initial && text !== '') : []
  return { ...initial, ...draft.read(), ...Object.fromEntries(typed) }
}
