import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { DeleteAccountDocument } from '#generated/documents.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { FailedNotice } from '#web/features/feedback/failed-notice.tsx'
import { CheckboxField } from '#web/features/form-fields/checkbox-field.tsx'
import { PasswordField } from '#web/features/form-fields/password-field.tsx'
import { findMissingPassword, toFailures } from '#web/forms/form-failures.ts'
import { useForm } from '#web/forms/use-form.ts'
import { forgetCustomer } from '#web/session/log-out.ts'
import { useAsk } from '#web/session/use-shop.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'

type DeleteAccountModalProps = { isOpen: boolean; onClose: () => void }

/** Cannot be undone (spec §4), so it asks for the password and a tick. */
export function DeleteAccountModal({ isOpen, onClose }: DeleteAccountModalProps) {
  const { t } = useLingui()
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={<Trans>Delete your account?</Trans>} closeLabel={t`Close`} size="small">
      <DeleteForm onClose={onClose} />
    </Modal>
  )
}

function DeleteForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const ask = useAsk()
  const router = useRouter()
  const form = useForm({
    initial: { password: '', isSure: false },
    listFailures,
    send: async (values) => {
      const { errors } = (await ask(DeleteAccountDocument, { password: values.password })).deleteAccount
      if (errors.length === 0) await forgetCustomer(router, 'accountDeleted')
      return errors
    },
  })
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <p>
        <Trans>
          Your name, addresses and orders disappear from your account for good. This cannot be undone, not even by our customer
          support.
        </Trans>
      </p>
      <FailedNotice failure={form.failure} />
      <PasswordField form={form} name="password" label={t`Your password`} autoComplete="current-password" />
      <CheckboxField form={form} name="isSure" label={<Trans>I understand that this cannot be undone</Trans>} />
      <div className="flex flex-wrap-reverse gap-3 *:grow">
        <Button variant="secondary" onClick={onClose}>
          <Trans>Keep my account</Trans>
        </Button>
        <Button type="submit" variant="danger" disabled={!form.values.isSure} isLoading={form.isSending}>
          <Trans>Delete for good</Trans>
        </Button>
      </div>
    </form>
  )
}

function listFailures({ password }: { password: string }): ShopFailure[] {
  return toFailures({ password: findMissingPassword(password) })
}
