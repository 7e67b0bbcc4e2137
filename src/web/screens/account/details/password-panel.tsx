import { Trans } from '@lingui/react/macro'
import { lazy, useState } from 'react'
import { Panel } from '#web/features/feedback/panel.tsx'
import { Saved } from '#web/features/feedback/saved.tsx'
import { Button } from '#web/ui/button.tsx'
import { OnceOpened } from '#web/ui/once-opened.tsx'

const ChangePasswordModal = lazy(async () => ({
  default: (await import('./change-password-modal.tsx')).ChangePasswordModal,
}))

export function PasswordPanel() {
  const [isOpen, setOpen] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const open = () => {
    setSaved(false)
    setOpen(true)
  }
  const done = () => {
    setOpen(false)
    setSaved(true)
  }
  return (
    <Panel title={<Trans>Password</Trans>} aside={<Saved isShown={isSaved} />}>
      <p className="text-ink-soft">
        <Trans>With a new password you stay logged in here, and are logged out everywhere else.</Trans>
      </p>
      <Button variant="secondary" size="small" leadingIcon="lock" onClick={open} className="self-start">
        <Trans>Change the password</Trans>
      </Button>
      <OnceOpened isOpen={isOpen}>
        <ChangePasswordModal isOpen={isOpen} onClose={() => setOpen(false)} onDone={done} />
      </OnceOpened>
    </Panel>
  )
}
