import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#web/i18n/numbers.ts'
import { useShop } from '#web/session/use-shop.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import type { ReceiverDraft } from '../gift-draft.ts'
import { readPrice } from '../gift-price.ts'
import type { GiftBuilder } from '../use-gift-builder.ts'
import { ReceiverLine } from './receiver-line.tsx'

type ReceiversModalProps = {
  builder: GiftBuilder
  isOpen: boolean
  onClose: () => void
  edit: (receiver: ReceiverDraft) => void
  add: () => void
  remove: (receiver: ReceiverDraft) => void
}

/** Product delivery overview and its receivers: all recipients and the total. */
export function ReceiversModal({ builder, isOpen, onClose, edit, add, remove }: ReceiversModalProps) {
  const { t } = useLingui()
  const { locale } = useShop()
  const { draft, form } = builder
  const cards = draft.qty * draft.receivers.length
  const total = formatMoney(readPrice(builder), locale)
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>Delivery overview</Trans>}
      closeLabel={t`Close`}
      footer={
        <>
          <Button variant="secondary" leadingIcon="plus" onClick={add}>
            <Trans>Add a recipient</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      <p className="mb-4 flex flex-wrap justify-between gap-x-6 font-semibold">
        <span>
          <Plural value={draft.receivers.length} one="# recipient" other="# recipients" />
          {' · '}
          <Plural value={cards} one="# gift" other="# gifts" />
        </span>
        <span className="tabular-nums">{total}</span>
      </p>
      <ul aria-label={t`Recipients`} className="flex flex-col gap-2">
        {draft.receivers.map((receiver) => (
          <ReceiverLine
            key={receiver.id}
            receiver={receiver}
            kind={draft.kind}
            error={form.firstErrorIn(`receivers.${receiver.id}.`)}
            onEdit={() => edit(receiver)}
            onRemove={() => remove(receiver)}
          />
        ))}
      </ul>
    </Modal>
  )
}
