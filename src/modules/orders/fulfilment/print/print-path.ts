/** Where a gift is downloaded to be printed; the file's name is the token of its link. */
export const PRINT_FOLDER = '/documents/gift/'

export function printPath(token: string): string {
  return `${PRINT_FOLDER}${token}.pdf`
}
