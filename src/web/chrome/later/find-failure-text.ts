import type { CallFailure } from '../../client/opened-modal.ts'

/** What a refusal says to a shopper. One code may say it differently of one parameter. */
export type FailureText = { code: number; parameter?: string; text: string }

/** By code and then by parameter, else the first of the same code (spec §8). */
export function findFailureText(texts: readonly FailureText[], failure: CallFailure): string | undefined {
  const sameCode = texts.filter(({ code }) => code === failure.code)
  const parameter = failure.referencedRequestParameter ?? undefined
  return (sameCode.find((text) => text.parameter === parameter) ?? sameCode[0])?.text
}
