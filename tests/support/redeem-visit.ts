import { type Ask, askWithoutErrors, findVariation, type Gift } from './basket.ts'

/** Prepares a redeem visit over the API, for journeys and screens that test something else. */

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
