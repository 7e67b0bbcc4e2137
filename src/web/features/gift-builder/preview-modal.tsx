import { Trans, useLingui } from '@lingui/react/macro'
import { Modal } from '../../ui/modal.tsx'
import { BuilderPreview } from './builder-preview.tsx'
import type { GiftBuilder } from './use-gift-builder.ts'

type PreviewModalProps = { builder: GiftBuilder; isOpen: boolean; onClose: () => void }

/** A large preview of the gift in the builder. */
export function PreviewModal({ builder, isOpen, onClose }: PreviewModalProps) {
  const { t } = useLingui()
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={<Trans>This is your gift</Trans>} closeLabel={t`Close`}>
      <BuilderPreview builder={builder} />
    </Modal>
  )
}
