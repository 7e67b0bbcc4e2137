import { Trans, useLingui } from '@lingui/react/macro'
import { Modal } from '../../ui/modal.tsx'
import { QuoteForm } from './quote-form.tsx'
import type { QuoteStore } from './quote-section.tsx'

type QuoteModalProps = { isOpen: boolean; onClose: () => void; name: string; productId: string; store: QuoteStore }

/** The business product form (spec §2). The typed text is still there when it is closed and opened again. */
export function QuoteModal({ isOpen, onClose, name, productId, store }: QuoteModalProps) {
  const { t } = useLingui()
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>A quote for {name}</Trans>}
      closeLabel={t`Close`}
      size="large"
      closesOnBackdrop={false}
    >
      <QuoteForm wishable={store.wishable} version={store.version} productId={productId} />
    </Modal>
  )
}
