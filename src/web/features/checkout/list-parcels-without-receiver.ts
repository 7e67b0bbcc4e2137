type Parcel = { receiverKind: 'ME' | 'RECEIVER'; deliveryAddress: object | null }

/** Parcels without a receiver of their own: they go to the buyer, or to the address of an earlier parcel. */
export function listParcelsWithoutReceiver<P extends Parcel>(parcels: readonly P[]): P[] {
  const seen = new Set<string>()
  return parcels.filter(({ receiverKind, deliveryAddress }) => {
    const receiver = JSON.stringify(deliveryAddress)
    const hasNoReceiver = receiverKind === 'ME' || seen.has(receiver)
    seen.add(receiver)
    return hasNoReceiver
  })
}
