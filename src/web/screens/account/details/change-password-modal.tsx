import { Trans, useLingui } from '@lingui/react/macro'
import { ChangePasswordDocument } from '#generated/documents.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { findPasswordConfirmationFailure, findPasswordFailure } from '#shared/validation/password.ts'
import { FailedNotice } from '#web/features/feedback/failed-notice.tsx'
import { PasswordField } from '#web/features/form-fields/password-field.tsx'
import { findMissingPassword, toFailures } from '#web/forms/form-failures.ts'
import { solvePuzzle } from '#web/forms/solve-puzzle.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useAsk } from '#web/session/use-shop.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'

type Values = { currentPassword: string; newPassword: string; newPasswordConfirmation: string }
type ChangePasswordModalProps = { isOpen: boolean; onClose: () => void; onDone: () => void }

/** Spec §8, change password: each error is shown at its field. */
export function ChangePasswordModal({ isOpen, onClose, onDone }: ChangePasswordModalProps) {
  const { t } = useLingui()
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={<Trans>Change the password</Trans>} closeLabel={t`Close`} size="small">
      <ChangeForm onDone={onDone} />
    </Modal>
  )
}

function ChangeForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const ask = useAsk()
  const form = useForm<Values>({
    initial: { currentPassword: '', newPassword: '', newPasswordConfirmation: '' },
    listFailures,
    send: async (values) => {
      const variables = { ...values, captchaToken: await solvePuzzle() }
      const { errors } = (await ask(ChangePasswordDocument, variables)).changePassword
      if (errors.length === 0) onDone()
      return errors
    },
  })
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <FailedNotice failure={form.failure} />
      <PasswordField form={form} name="currentPassword" label={t`Your current password`} autoComplete="current-password" />
      <PasswordField
        form={form}
        name="newPassword"
        label={t`New password`}
        hint={t`At least 8 characters. Three or four words in a row are easy to remember and hard to guess.`}
        autoComplete="new-password"
      />
      <PasswordField form={form} name="newPasswordConfirmation" label={t`New password again`} autoComplete="new-password" />
      <Button type="submit" isWide isLoading={form.isSending}>
        <Trans>Save the new password</Trans>
      </Button>
    </form>
  )
}

function listFailures({ currentPassword, newPassword, newPasswordConfirmation }: Values): ShopFailure[] {
  return toFailures({
    currentPassword: findMissingPassword(currentPassword),
    newPassword: findPasswordFailure(newPassword),
    newPasswordConfirmation: findPasswordConfirmationFailure(newPassword, newPasswordConfirmation),
  })
}
