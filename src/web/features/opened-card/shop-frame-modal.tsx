import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../ui/link.tsx'
import { Modal } from '../../ui/modal.tsx'

type ShopFrameModalProps = { url: string; title: string; isOpen: boolean; onClose: () => void }

/** A brand's shop inside ours (spec §2, shop iframe). The sandbox keeps it from reading this page or navigating it. */
export function ShopFrameModal({ url, title, isOpen, onClose }: ShopFrameModalProps) {
  const { t } = useLingui()
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={t`Close`}
      size="large"
      footer={
        <Link href={url} newTabLabel={t`opens in a new tab`} variant="standalone">
          <Trans>Open in a new tab</Trans>
        </Link>
      }
    >
      <iframe
        src={url}
        title={t`The shop of ${title}`}
        sandbox="allow-scripts allow-forms allow-popups"
        referrerPolicy="no-referrer"
        loading="lazy"
        className="h-[60dvh] w-full rounded-field border border-line bg-white"
      />
    </Modal>
  )
}
