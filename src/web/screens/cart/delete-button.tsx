import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { useShop } from '../../session/use-shop.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Cart } from './use-cart.ts'

type DeleteButtonProps = {
  cart: Cart
  shipmentTag: string
  /** One package of the group; without it the whole group is removed. */
  packageId?: string
  name: string
}

/** Removes without asking, because it can be undone for a while. Without script it is a plain form. */
export function DeleteButton({ cart, shipmentTag, packageId, name }: DeleteButtonProps) {
  const { t } = useLingui()
  const { language } = useShop()
  const [isRemoving, setRemoving] = useState(false)
  const remove = async () => {
    if (isRemoving) return
    setRemoving(true)
    await cart.removal.remove({ shipmentTag, packageId, name })
    setRemoving(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void remove()
  }
  return (
    <form method="post" action="/cart/delete/" onSubmit={submit} aria-busy={isRemoving || undefined}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="shipmentTag" value={shipmentTag} />
      {packageId && <input type="hidden" name="packageId" value={packageId} />}
      <IconButton type="submit" icon="trash" label={packageId ? t`Remove ${name}` : t`Remove all: ${name}`} />
    </form>
  )
}
