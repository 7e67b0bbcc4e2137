import { Trans, useLingui } from '@lingui/react/macro'
import { LogoModal } from '../../blocks/logo-modal.tsx'
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
    <LogoModal isOpen={isOpen} onClose={onClose} title={<Trans>What is your email address?</Trans>}>
      <IdentifyForm {...form} hint={t`We’ll send your order confirmation here`} />
    </LogoModal>
  )
}
