import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { AddGiftcardToAccountDocument } from '#generated/documents.ts'
import { CardForm, useCardEntry } from '#web/features/card-entry/card-form.tsx'
import { toCardInput } from '#web/features/card-entry/card-values.ts'
import { useAsk } from '#web/session/use-shop.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'

type AddCardModalProps = { isOpen: boolean; onClose: () => void }

export function AddCardModal({ isOpen, onClose }: AddCardModalProps) {
  const { t } = useLingui()
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={<Trans>Add a card</Trans>} closeLabel={t`Close`}>
      <AddForm onAdded={onClose} />
    </Modal>
  )
}

function AddForm({ onAdded }: { onAdded: () => void }) {
  const ask = useAsk()
  const router = useRouter()
  const entry = useCardEntry(async (values) => {
    const { errors } = (await ask(AddGiftcardToAccountDocument, await toCardInput(values))).addGiftcardToAccount
    if (errors.length === 0) {
      onAdded()
      await router.invalidate()
    }
    return { errors }
  })
  return (
    <CardForm
      entry={entry}
      intro={
        <p>
          <Trans>Enter the number and PIN once. You then see the balance here, and can freeze the card if it gets lost.</Trans>
        </p>
      }
    >
      <Button type="submit" isLoading={entry.isSending} className="tablet:self-start">
        <Trans>Add this gift card</Trans>
      </Button>
    </CardForm>
  )
}
