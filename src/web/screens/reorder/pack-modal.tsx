import { Trans, useLingui } from '@lingui/react/macro'
import type { ReorderPackFragment } from '#generated/documents.ts'
import { Link } from '../../ui/link.tsx'
import { Modal } from '../../ui/modal.tsx'

type PackModalProps = { isOpen: boolean; onClose: () => void; product: ReorderPackFragment['product'] }

/** The content of a pack (spec §2, reorder product details). */
export function PackModal({ isOpen, onClose, product }: PackModalProps) {
  const { t } = useLingui()
  const { title, description, redeemData, path } = product
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={title} closeLabel={t`Close`}>
      <div className="flex flex-col gap-4">
        {description.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <h3 className="text-subheading">{redeemData.title}</h3>
        <p>{redeemData.description}</p>
        <Link href={path} variant="standalone">
          <Trans>More about this card</Trans>
        </Link>
      </div>
    </Modal>
  )
}
