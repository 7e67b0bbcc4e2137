import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'

type ConfirmModalProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** The label of the button that confirms. */
  confirm: ReactNode
  onConfirm: () => void
  cancel?: ReactNode
  isDangerous?: boolean
  isLoading?: boolean
}

/** Asks before something is lost. */
export function ConfirmModal({ isOpen, onClose, title, children, confirm, onConfirm, cancel, ...rest }: ConfirmModalProps) {
  const { isDangerous = true, isLoading = false } = rest
  const { t } = useLingui()
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={t`Close`}
      size="small"
      isLoading={isLoading}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {cancel ?? <Trans>Cancel</Trans>}
          </Button>
          <Button variant={isDangerous ? 'danger' : 'primary'} isLoading={isLoading} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <div>{children}</div>
    </Modal>
  )
}
