type Parcel = { receiverKind: 'ME' | 'RECEIVER'; deliveryAddress: object | null }

/** The first parcel without a receiver of its own: it goes to the buyer, or where one before it goes. */
export function findUnnamed<P extends Parcel>(parcels: readonly P[]): P | undefined {
  const seen = new Set<string>()
  return parcels.find(({ receiverKind, deliveryAddress }) => {
    const receiver = JSON.stringify(deliveryAddress)
    const isUnnamed = receiverKind === 'ME' || seen.has(receiver)
    seen.add(receiver)
    return isUnnamed
  })
}
