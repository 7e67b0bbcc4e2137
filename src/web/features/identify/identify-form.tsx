import { Trans } from '@lingui/react/macro'
import { IdentifyCustomerDocument } from '#generated/documents.ts'
import { findEmailFailure, toFailures } from '../../forms/form-failures.ts'
import { EMAIL_DRAFT } from '../../forms/saved-email.ts'
import { solvePuzzle } from '../../forms/solve-puzzle.ts'
import { useForm } from '../../forms/use-form.ts'
import { useAsk } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNotice } from '../feedback/failed-notice.tsx'
import { NewEmailField } from '../form-fields/new-email-field.tsx'

type IdentifyFormProps = {
  email?: string
  hint?: string
  /** The status is true for a customer, false for a guest, null for a visitor who should register. */
  onIdentified: (email: string, status: boolean | null) => void
}

/** One e-mail address; the shop answers who it belongs to. Sending needs the address and a captcha proof (spec §5). */
export function IdentifyForm({ email: known = '', hint, onIdentified }: IdentifyFormProps) {
  const ask = useAsk()
  const form = useForm({
    initial: { email: known },
    listFailures: ({ email }) => toFailures({ email: findEmailFailure(email) }),
    draft: EMAIL_DRAFT,
    send: async (values) => {
      const email = values.email.trim()
      const { checkUserExist } = await ask(IdentifyCustomerDocument, { email, captchaToken: await solvePuzzle() })
      if (checkUserExist.errors.length === 0) onIdentified(email, checkUserExist.status)
      return checkUserExist.errors
    },
  })
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <FailedNotice failure={form.failure} />
      <NewEmailField form={form} hint={hint} autoComplete="username" aria-required />
      <Button type="submit" size="large" isWide isLoading={form.isSending} trailingIcon="arrow-right">
        <Trans>Continue</Trans>
      </Button>
    </form>
  )
}
