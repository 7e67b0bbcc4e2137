import type { CallFailure } from '../../data/call-failure.ts'
import type { TranslateFailure } from '../../i18n/failures/translate-failure.ts'

type CartWithProblems = {
  problems: readonly CallFailure[]
  shipments: readonly { id: string; packages: readonly { id: string; giftcard: { title: string } }[] }[]
}

/** The reasons why the cart cannot be ordered. A problem of one gift or its shipment starts with the gift's name. */
export function describeProblems({ problems, shipments }: CartWithProblems, translate: TranslateFailure): string[] {
  const texts = problems.map((problem) => {
    const [, id] = problem.referencedRequestParameter?.split('.') ?? []
    const about = shipments.flatMap((shipment) => shipment.packages.filter((one) => one.id === id || shipment.id === id))
    const names = about.map(({ giftcard }) => giftcard.title).join(', ')
    return names ? `${names}: ${translate(problem)}` : translate(problem)
  })
  return [...new Set(texts)]
}
