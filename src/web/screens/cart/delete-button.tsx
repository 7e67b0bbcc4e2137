import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, lazy, useState } from 'react'
import { useShop } from '../../session/use-shop.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { OnceOpened } from '../../ui/once-opened.tsx'
import type { Cart } from './use-cart.ts'

const ConfirmModal = lazy(async () => ({ default: (await import('../../features/feedback/confirm-modal.tsx')).ConfirmModal }))

type DeleteButtonProps = {
  cart: Cart
  shipmentTag: string
  /** One package of the group; without it the whole group goes. */
  packageId?: string
  name: string
  /** How many gifts go at once: several are asked for first (spec §2, the modal "basket delete item"), one can be put back. */
  gifts?: number
}

/** Takes it out; what is gone can be put back for a while. Without script it is a plain form. */
export function DeleteButton({ cart, shipmentTag, packageId, name, gifts = 1 }: DeleteButtonProps) {
  const { t } = useLingui()
  const { language } = useShop()
  const [isAsked, setAsked] = useState(false)
  const [isGoing, setGoing] = useState(false)
  const remove = async () => {
    if (isGoing) return
    setGoing(true)
    await cart.removal.remove({ shipmentTag, packageId, name })
    setGoing(false)
    setAsked(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (gifts > 1) setAsked(true)
    else void remove()
  }
  return (
    <form method="post" action="/cart/delete/" onSubmit={submit} aria-busy={isGoing || undefined}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="shipmentTag" value={shipmentTag} />
      {packageId && <input type="hidden" name="packageId" value={packageId} />}
      <IconButton type="submit" icon="trash" label={gifts > 1 ? t`Remove all: ${name}` : t`Remove ${name}`} />
      <OnceOpened isOpen={isAsked}>
        <ConfirmModal
          isOpen={isAsked}
          onClose={() => setAsked(false)}
          title={<Trans>Remove these {gifts} gifts?</Trans>}
          confirm={<Trans>Remove</Trans>}
          cancel={<Trans>Keep them</Trans>}
          onConfirm={() => void remove()}
          isLoading={isGoing}
        >
          <Trans>{name}: every recipient’s gift is removed from your basket.</Trans>
        </ConfirmModal>
      </OnceOpened>
    </form>
  )
}
