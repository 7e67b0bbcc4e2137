import { findBrokenText } from '../../shared/validation/clean-text.ts'

/** An error with the name of the field whose text is unreadable; null when all texts are readable. */
export function findTextFault(sent: object): Error | null {
  const field = findBrokenText(sent)
  return field === undefined ? null : badRequest(`${field} has characters that cannot be read.`)
}

export function badRequest(message: string): Error {
  return Object.assign(new Error(message), { statusCode: 400 })
}
