import { Trans } from '@lingui/react/macro'
import type { OrderLineFragment } from '#generated/documents.ts'
import { useHref } from '#web/session/use-shop.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** Links to the cards of a paid activation. */
export function CardsLink({ order: { id, status }, size }: { order: Pick<OrderLineFragment, 'id' | 'status'>; size?: 'small' }) {
  const href = useHref()
  if (status !== 'COMPLETED') return null
  return (
    <ButtonLink href={`${href('activateSuccess')}?order=${id}`} variant="secondary" size={size}>
      <Trans>See the cards</Trans>
    </ButtonLink>
  )
}
