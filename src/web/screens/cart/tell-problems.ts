import type { CartFragment } from '../../../generated/documents.ts'
import type { TranslateFailure } from '../../client/failures/translate-failure.ts'

/** Why the cart could not be placed as it stands; what is about one gift begins with its name. */
export function tellProblems({ problems, shipments }: CartFragment, translate: TranslateFailure): string[] {
  const packages = shipments.flatMap((shipment) => shipment.packages)
  const texts = problems.map((problem) => {
    const [, packageId] = problem.referencedRequestParameter?.split('.') ?? []
    const one = packages.find(({ id }) => id === packageId)
    return one ? `${one.giftcard.title}: ${translate(problem)}` : translate(problem)
  })
  return [...new Set(texts)]
}
