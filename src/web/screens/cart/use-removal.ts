import { useState } from 'react'
import type { CartFragment } from '#generated/documents.ts'
import type { CallFailure } from '../../data/call-failure.ts'
import { openModal } from '../../session/opened-modal.ts'
import { type CartPart, trackRemoval, trackRestore } from './track-cart.ts'

/** The last removed gift, which can be restored. */
export type Removed = CartPart & {
  /** Empty when a form without script removed it. */
  name: string
  /** The index of the group before which the notice is shown. */
  place: number
  /** The cart before the removal. */
  before: CartFragment | null
}

export type Removal = {
  removed: Removed | undefined
  /** The restored gift, which takes the focus after an undo. */
  restoredId: string | undefined
  isUndoing: boolean
  /** The reason why the undo failed. */
  failure: CallFailure | undefined
  remove: (part: CartPart & { name: string }) => Promise<void>
  undo: () => Promise<void>
}

type Removing = {
  cart: CartFragment | null
  /** Removed by a form without script, before this page was opened. */
  earlier: CartPart | null
  removePart: (part: CartPart) => Promise<readonly CallFailure[]>
  restorePart: (part: CartPart) => Promise<readonly CallFailure[]>
}

/** Removes at once and remembers the gift for an undo, so that no question is needed. */
export function useRemoval({ cart, earlier, removePart, restorePart }: Removing): Removal {
  const [removed, setRemoved] = useState<Removed | undefined>(
    earlier ? { ...earlier, name: '', place: 0, before: null } : undefined,
  )
  const [restoredId, setRestoredId] = useState<string>()
  const [isUndoing, setUndoing] = useState(false)
  const [failure, setFailure] = useState<CallFailure>()
  const remove = async ({ name, ...part }: CartPart & { name: string }) => {
    const [refused] = await removePart(part)
    if (refused) return openModal({ name: 'failure', failure: refused })
    setFailure(undefined)
    setRestoredId(undefined)
    setRemoved({ ...part, name, place: placeOf(cart, part), before: cart })
    if (cart) trackRemoval(cart, part)
  }
  const undo = async () => {
    if (!removed || isUndoing) return
    setUndoing(true)
    const [refused] = await restorePart(removed)
    setUndoing(false)
    setFailure(refused)
    if (refused) return
    setRemoved(undefined)
    setRestoredId(listIds(removed)[0])
    if (removed.before) trackRestore(removed.before, removed)
  }
  return { removed, restoredId, isUndoing, failure, remove, undo }
}

function listIds({ before, shipmentTag, packageId }: Removed): string[] {
  const packages = before?.shipments.filter(({ tag }) => tag === shipmentTag).flatMap((shipment) => shipment.packages) ?? []
  return packages.map(({ id }) => id).filter((id) => packageId === undefined || id === packageId)
}

/** The place of the removed group, or the place after it while other packages of the group remain. */
function placeOf(cart: CartFragment | null, { shipmentTag, packageId }: CartPart): number {
  const group = cart?.packagesGroups.findIndex(({ tag }) => tag === shipmentTag) ?? 0
  const shipments = cart?.shipments.filter(({ tag }) => tag === shipmentTag) ?? []
  const stays = packageId !== undefined && shipments.flatMap(({ packages }) => packages).length > 1
  return Math.max(0, group) + (stays ? 1 : 0)
}
