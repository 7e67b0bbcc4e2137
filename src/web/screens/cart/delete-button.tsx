import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, lazy, useState } from 'react'
import type { CartFragment } from '../../../generated/documents.ts'
import { useShop } from '../../session/use-shop.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { OnceOpened } from '../../ui/once-opened.tsx'
import { trackRemoval } from './track-cart.ts'
import type { Cart } from './use-cart.ts'

const ConfirmModal = lazy(async () => ({ default: (await import('../../features/feedback/confirm-modal.tsx')).ConfirmModal }))

type DeleteButtonProps = {
  cart: Cart
  shown: CartFragment
  shipmentTag: string
  /** One package of the group; without it the whole group goes. */
  packageId?: string
  name: string
  isWhole?: boolean
}

/** Takes it out after a question. Without script it is a plain form, and asks nothing: what is gone is put in again in a moment. */
export function DeleteButton({ cart, shown, shipmentTag, packageId, name, isWhole = false }: DeleteButtonProps) {
  const { t } = useLingui()
  const { language } = useShop()
  const [isAsked, setAsked] = useState(false)
  const [isGoing, setGoing] = useState(false)
  const ask = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
  }
  const remove = async () => {
    setGoing(true)
    const isGone = await cart.remove(shipmentTag, packageId)
    if (isGone) trackRemoval(shown, shipmentTag, packageId)
    setGoing(false)
    setAsked(false)
    // Where the button stood there is nothing now: reading goes on at the top of what is left.
    if (isGone) document.getElementById('content')?.focus()
  }
  return (
    <form method="post" action="/cart/delete/" onSubmit={ask}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="shipmentTag" value={shipmentTag} />
      {packageId && <input type="hidden" name="packageId" value={packageId} />}
      <IconButton type="submit" icon="trash" label={isWhole ? t`Remove all: ${name}` : t`Remove ${name}`} />
      <OnceOpened isOpen={isAsked}>
        <ConfirmModal
          isOpen={isAsked}
          onClose={() => setAsked(false)}
          title={<Trans>Take it out of your basket?</Trans>}
          confirm={<Trans>Take it out</Trans>}
          cancel={<Trans>Keep it</Trans>}
          onConfirm={() => void remove()}
          isLoading={isGoing}
        >
          <Trans>{name}, with its wrapper, message and receiver, is then forgotten.</Trans>
        </ConfirmModal>
      </OnceOpened>
    </form>
  )
}
