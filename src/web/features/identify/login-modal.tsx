import { Trans } from '@lingui/react/macro'
import { LogoModal } from '../../blocks/logo-modal.tsx'
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
  return (
    <LogoModal isOpen={isOpen} onClose={onClose} title={<Trans>Good to see you again</Trans>}>
      <LoginForm {...form} />
    </LogoModal>
  )
}
