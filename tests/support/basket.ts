/** Fills and reads a basket over the API, for journeys and screens that test something else. */

// biome-ignore lint/suspicious/noExplicitAny: any answer of the API
export type Ask = (query: string, variables: object) => Promise<any>

export type Gift = Readonly<Record<string, unknown>> & { kind: 'DIGITAL' | 'PHYSICAL'; giftCards?: string; slug?: string }

export const ADDRESS = { postCode: 'SW1A 1AA', houseNumber: '10', street: 'Bridge Street', city: 'London' } as const

const ADD = 'mutation ($input: AddPackageInput!) { answer: addOriginalPackageToCart(input: $input) { errors { message } } }'
const PLACE = `mutation ($input: PlaceOrderInput!, $key: String!) { answer: placeOrder(input: $input, idempotencyKey: $key) {
  order { id } payment { redirectUrl } errors { message } } }`
const BILL = 'mutation ($input: BillingAddressInput!) { answer: setBillingAddress(input: $input) { errors { message } } }'

export async function findVariation(ask: Ask, path: string, kind: Gift['kind']): Promise<string | undefined> {
  const sold = await ask(`{ product(path: "${path}") { variations { id variationType } } }`, {})
  const { variations } = sold.product as { variations: { id: string; variationType: string }[] }
  return variations.find(({ variationType }) => variationType === kind)?.id
}

export async function putIntoBasket(ask: Ask, { kind, giftCards = '/gift-cards/', slug, ...gift }: Gift): Promise<void> {
  const variationId = await findVariation(ask, `${giftCards}${slug ?? 'foxglove-and-folio'}/`, kind)
  const input = { variationId, value: 40, receivers: [{ kind: 'ME' }], ...gift }
  await askWithoutErrors(ask, ADD, { input })
}

export function setPayer(ask: Ask, email: string, more: object = {}): Promise<void> {
  const person = { firstName: 'Cleo', lastName: 'Hart', email, countryCode: 'GB', phoneNumber: '+44 7700900123' }
  return askWithoutErrors(ask, BILL, { input: { ...person, ...ADDRESS, ...more } })
}

/** Places the order of the basket. Returns the order's uuid and the payment page. */
export async function startOrder(ask: Ask, paymentMethod: string): Promise<{ uuid: string; redirectUrl: string }> {
  const { cartV2 } = await ask('{ cartV2 { totals { grandTotal { value } } } }', {})
  const input = { paymentMethod, acceptTerms: true, expectedTotal: cartV2.totals.grandTotal.value }
  const { order, payment, errors } = (await ask(PLACE, { input, key: crypto.randomUUID() })).answer
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  return { uuid: order.id, redirectUrl: payment.redirectUrl }
}

/** Sends a mutation as the screens do. */
export async function askWithoutErrors(ask: Ask, mutation: string, variables: object): Promise<void> {
  const { errors } = (await ask(mutation, variables)).answer
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
}
