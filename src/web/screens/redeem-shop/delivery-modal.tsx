import { Trans, useLingui } from '@lingui/react/macro'
import { readHolder, saveHolder } from '../../features/redeem/holder-draft.ts'
import { HolderFields } from '../../features/redeem/holder-fields.tsx'
import { listHolderFailures, toHolderValues } from '../../features/redeem/holder-values.ts'
import { useForm } from '../../forms/use-form.ts'
import { useShop } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'

type DeliveryModalProps = { isOpen: boolean; onClose: () => void; onContinue: () => void }

/** Asks for the delivery address before the checkout (spec §2, redeem guest order form). */
export function DeliveryModal({ isOpen, onClose, onContinue }: DeliveryModalProps) {
  const { t } = useLingui()
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={<Trans>Where do we send your card?</Trans>} closeLabel={t`Close`}>
      <DeliveryForm onContinue={onContinue} />
    </Modal>
  )
}

function DeliveryForm({ onContinue }: { onContinue: () => void }) {
  const { countryCode } = useShop()
  const empty = toHolderValues({ profile: undefined, addresses: [], countryCode })
  const form = useForm({
    initial: empty,
    draft: { restore: () => ({ ...empty, ...readHolder() }), save: saveHolder },
    listFailures: (values) => listHolderFailures(values, true),
    send: async () => {
      onContinue()
      return []
    },
  })
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <HolderFields form={form} hasAddress />
      <Button type="submit" size="large" isWide trailingIcon="arrow-right">
        <Trans>Continue</Trans>
      </Button>
    </form>
  )
}
