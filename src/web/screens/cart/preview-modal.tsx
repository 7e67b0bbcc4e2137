import { useLingui } from '@lingui/react/macro'
import type { CartPackageFragment } from '#generated/documents.ts'
import { GiftPreview } from '../../features/gift-builder/gift-preview.tsx'
import { formatMoney } from '../../i18n/numbers.ts'
import { useShop } from '../../session/use-shop.ts'
import { Modal } from '../../ui/modal.tsx'

type PreviewModalProps = { isOpen: boolean; onClose: () => void; one: CartPackageFragment }

/** Package item preview: the gift as its recipient will open it. A blank card has no value yet. */
export function PreviewModal({ isOpen, onClose, one: { giftcard, wrapper, giftPacking, message } }: PreviewModalProps) {
  const { t } = useLingui()
  const { locale } = useShop()
  const product = giftcard.variation?.product
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={giftcard.title} closeLabel={t`Close`}>
      {product && (
        <GiftPreview
          card={product}
          wrapper={wrapper?.variation}
          giftPacking={giftPacking?.variation}
          value={giftcard.kind === 'BLANK_GIFT_CARD_PACK' ? undefined : formatMoney(giftcard.price, locale)}
          message={message?.text}
        />
      )}
    </Modal>
  )
}
