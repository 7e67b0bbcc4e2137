import { Trans } from '@lingui/react/macro'
import { lazy, useState } from 'react'
import { Panel } from '#web/features/feedback/panel.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { OnceOpened } from '#web/ui/once-opened.tsx'

const DeleteAccountModal = lazy(async () => ({ default: (await import('./delete-account-modal.tsx')).DeleteAccountModal }))

/** Customers may download the data that we have about them, and delete it. */
export function OwnDataPanel() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel title={<Trans>What we know about you</Trans>}>
      <p className="text-ink-soft">
        <Trans>
          Download everything as a file, or delete your account. Gifts on their way still arrive. The law requires us to keep
          invoices.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3 max-tablet:flex-col">
        <ButtonLink href="/documents/own-data.json" download variant="secondary" size="small" leadingIcon="download">
          <Trans>Download my data</Trans>
        </ButtonLink>
        <Button variant="quiet" size="small" leadingIcon="trash" onClick={() => setOpen(true)}>
          <Trans>Delete my account</Trans>
        </Button>
      </div>
      <OnceOpened isOpen={isOpen}>
        <DeleteAccountModal isOpen={isOpen} onClose={() => setOpen(false)} />
      </OnceOpened>
    </Panel>
  )
}
