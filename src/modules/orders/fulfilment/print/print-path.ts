/** The folder of printable gifts; the file's name is the token of the gift's link. */
export const PRINT_FOLDER = '/documents/gift/'

export function printPath(token: string): string {
  return `${PRINT_FOLDER}${token}.pdf`
}
