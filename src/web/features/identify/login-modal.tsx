import { Trans, useLingui } from '@lingui/react/macro'
import { ModalLogo } from '../../blocks/modal-logo.tsx'
import { Modal } from '../../ui/modal.tsx'
import { LoginForm } from './login-form.tsx'

type LoginModalProps = {
  isOpen: boolean
  onClose: () => void
  email: string
  callback: string
  onLoggedIn: () => void
}

/** Logs in without leaving the page. */
export function LoginModal({ isOpen, onClose, ...form }: LoginModalProps) {
  const { t } = useLingui()
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      logo={<ModalLogo />}
      title={<Trans>Good to see you again</Trans>}
      closeLabel={t`Close`}
      size="small"
    >
      <LoginForm {...form} />
    </Modal>
  )
}
