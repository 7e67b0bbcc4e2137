/** Whether a text is a uuid: PostgreSQL throws an error for other texts. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}
