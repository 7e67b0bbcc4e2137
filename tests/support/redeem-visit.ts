import { findVariation, type Gift } from './basket.ts'

/** Prepares a redeem visit over the API, for journeys and screens that test something else. */

// biome-ignore lint/suspicious/noExplicitAny: any answer of the API
type Ask = (query: string, variables: object) => Promise<any>
type Visitor = { ask: Ask; solvePuzzle: () => Promise<string> }
type Card = { number: string; pin: string }
type Chosen = { slug: string; kind: Gift['kind']; value: number }

const START = `mutation ($number: String!, $pin: String!, $puzzle: String!) {
  answer: startRedeem(cardNumber: $number, pin: $pin, captchaToken: $puzzle) { errors { message } } }`
const ADD_CARD = `mutation ($number: String!, $pin: String!, $puzzle: String!) {
  answer: addRedeemCard(cardNumber: $number, pin: $pin, captchaToken: $puzzle) { errors { message } } }`
const CHOOSE = 'mutation ($input: AddRedeemPackageInput!) { answer: addRedeemPackage(input: $input) { errors { message } } }'

export async function startRedeem({ ask, solvePuzzle }: Visitor, cards: readonly Card[]): Promise<void> {
  for (const [index, card] of cards.entries()) {
    await askWithoutErrors(ask, index === 0 ? START : ADD_CARD, { ...card, puzzle: await solvePuzzle() })
  }
}

export async function chooseCard({ ask }: Pick<Visitor, 'ask'>, { slug, kind, value }: Chosen): Promise<void> {
  const variationId = await findVariation(ask, `/gift-cards/${slug}/`, kind)
  await askWithoutErrors(ask, CHOOSE, { input: { variationId, value } })
}

/** Sends a mutation as the screens do. */
export async function askWithoutErrors(ask: Ask, mutation: string, variables: object): Promise<void> {
  const { errors } = (await ask(mutation, variables)).answer
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
}
