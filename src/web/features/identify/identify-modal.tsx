import { Trans, useLingui } from '@lingui/react/macro'
import { ModalLogo } from '../../blocks/modal-logo.tsx'
import { Modal } from '../../ui/modal.tsx'
import { IdentifyForm } from './identify-form.tsx'

type IdentifyModalProps = {
  isOpen: boolean
  onClose: () => void
  email: string
  onIdentified: (email: string, status: boolean | null) => void
}

/** The e-mail address shows whether the visitor is a customer or a guest (spec §4, identify flow). */
export function IdentifyModal({ isOpen, onClose, ...form }: IdentifyModalProps) {
  const { t } = useLingui()
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      logo={<ModalLogo />}
      title={<Trans>What is your email address?</Trans>}
      closeLabel={t`Close`}
      size="small"
    >
      <IdentifyForm {...form} hint={t`We’ll send your order confirmation here`} />
    </Modal>
  )
}
