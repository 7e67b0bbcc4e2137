import { Trans, useLingui } from '@lingui/react/macro'
import { EnterDoublerDocument } from '#generated/documents.ts'
import { toCardNumber } from '#shared/validation/card-number.ts'
import { type DoublerFields, listDoublerFailures } from '#shared/validation/doubler-entry.ts'
import { NAME_MAX_LENGTHS } from '#shared/validation/names.ts'
import { openDraft } from '../../forms/draft.ts'
import { solvePuzzle } from '../../forms/solve-puzzle.ts'
import { type Form, useForm } from '../../forms/use-form.ts'
import { useAsk, useHref } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { CardNumberField } from '../card-entry/card-fields.tsx'
import { groupCardNumber } from '../card-entry/card-values.ts'
import { CheckboxField } from '../form-fields/checkbox-field.tsx'
import { PostedForm } from '../form-fields/posted-form.tsx'
import { TextField } from '../form-fields/text-field.tsx'
import { TypoHint } from '../form-fields/typo-hint.tsx'

const EMPTY: DoublerFields = { cardNumber: '', name: '', email: '', acceptTerms: false }
/** The card's number is never saved in the browser. */
const draft = openDraft<Pick<DoublerFields, 'name' | 'email'>>('doubler')

/** Enters a card for the next draw. Without script it is a plain form, and its response is a page. */
export function DoublerForm({ onEntered }: { onEntered: (drawAt: string) => void }) {
  const { t } = useLingui()
  const ask = useAsk()
  const form = useForm<DoublerFields>({
    initial: EMPTY,
    listFailures: listDoublerFailures,
    draft: { restore, save: ({ name, email }) => draft.save({ name, email }) },
    send: async (values) => {
      const fields = {
        ...values,
        cardNumber: toCardNumber(values.cardNumber),
        name: values.name.trim(),
        email: values.email.trim(),
      }
      const { draw, errors } = (await ask(EnterDoublerDocument, { ...fields, captchaToken: await solvePuzzle() })).enterDoubler
      if (!draw) return errors
      draft.clear()
      onEntered(draw.drawAt)
      return []
    },
  })
  return (
    <PostedForm form={form} action="/doubler/enter/" className="flex flex-col gap-5">
      <CardNumberField form={form} required />
      <TextField form={form} name="name" label={t`Your name`} autoComplete="name" maxLength={NAME_MAX_LENGTHS.name} required />
      <TextField
        form={form}
        name="email"
        type="email"
        label={t`Email address`}
        hint={
          <TypoHint email={form.values.email} onAccept={(email) => form.change({ email })}>
            {t`We email you if you win`}
          </TypoHint>
        }
        autoComplete="email"
        autoCapitalize="off"
        required
      />
      <Terms form={form} />
      <Button type="submit" size="large" isLoading={form.isSending} className="max-tablet:w-full tablet:self-start">
        <Trans>Enter the draw</Trans>
      </Button>
    </PostedForm>
  )
}

function Terms({ form }: { form: Form<Pick<DoublerFields, 'acceptTerms'>> }) {
  const { t } = useLingui()
  const href = useHref()
  return (
    <CheckboxField
      form={form}
      name="acceptTerms"
      required
      label={
        <Trans>
          I agree to the{' '}
          <Link href={`${href('doubler')}#terms`} newTabLabel={t`opens in a new tab`}>
            terms of the doubler
          </Link>
          : if I win, my initials and the amount are shown.
        </Trans>
      }
    />
  )
}

/** Restores text that was typed into the server's page while the script was loading, or earlier in this tab. */
function restore(initial: DoublerFields, form: HTMLFormElement | null): DoublerFields {
  const typed = form ? new FormData(form) : new FormData()
  const saved = { ...initial, ...draft.read() }
  const read = (name: string) => String(typed.get(name) ?? '')
  return {
    cardNumber: groupCardNumber(read('cardNumber')),
    name: read('name') || saved.name,
    email: read('email') || saved.email,
    acceptTerms: typed.has('acceptTerms'),
  }
}
