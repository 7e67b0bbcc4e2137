import { findBrokenText } from '../../shared/validation/clean-text.ts'

/** An error for text that cannot be read, with the name of its field; null when all of it can be. */
export function findTextFault(sent: object): Error | null {
  const field = findBrokenText(sent)
  return field === undefined ? null : badRequest(`${field} holds characters that cannot be read.`)
}

export function badRequest(message: string): Error {
  return Object.assign(new Error(message), { statusCode: 400 })
}
