import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { ReorderDocument } from '#generated/documents.ts'
import { useSending } from '#web/forms/use-sending.ts'
import { notifyBasketChanged } from '#web/session/basket-tabs.ts'
import { openModal } from '#web/session/opened-modal.ts'
import { useAsk, useHref } from '#web/session/use-shop.ts'
import { Button } from '#web/ui/button.tsx'

/** Adds the same gifts to the basket, where they can still be changed. It says which ones are no longer sold. */
export function ReorderButton({ orderUuid }: { orderUuid: string }) {
  const ask = useAsk()
  const href = useHref()
  const { history } = useRouter()
  const { isSending, send } = useSending()
  const reorder = async () => {
    const failure = await send(async () => {
      const { errors, order } = (await ask(ReorderDocument, { orderUuid })).reorder
      if (errors.length > 0) return errors
      notifyBasketChanged(order?.quantity ?? 0)
      history.push(href('cart'))
      return []
    })
    if (failure) openModal({ name: 'failure', failure })
  }
  return (
    <Button variant="secondary" size="small" leadingIcon="refresh" isLoading={isSending} onClick={() => void reorder()}>
      <Trans>Order again</Trans>
    </Button>
  )
}
