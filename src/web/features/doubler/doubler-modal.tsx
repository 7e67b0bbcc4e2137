import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatInstant } from '../../i18n/shop-clock.ts'
import { useShop } from '../../session/use-shop.ts'
import { Modal } from '../../ui/modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DoublerForm } from './doubler-form.tsx'

/** The doubler form of the redeem pages (spec §2). */
export function DoublerModal({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const shop = useShop()
  const [drawAt, setDrawAt] = useState<string>()
  const time = drawAt && formatInstant(drawAt, shop)
  return (
    <Modal isOpen={isOpen} onClose={onClose} closeLabel={t`Close`} title={<Trans>Enter the balance doubler</Trans>}>
      <div className="flex flex-col gap-5">
        {time ? (
          <Notice tone="success" title={<Trans>You’re in the draw</Trans>}>
            <Trans>We draw on {time}. If your card wins, we write to you. A confirmation is on its way to your inbox.</Trans>
          </Notice>
        ) : (
          <>
            <p>
              <Trans>
                On the first Monday of every month we draw one Choice Gift Card and double what is on it then. Only what you leave
                on your card counts.
              </Trans>
            </p>
            <DoublerForm onEntered={setDrawAt} />
          </>
        )}
      </div>
    </Modal>
  )
}
