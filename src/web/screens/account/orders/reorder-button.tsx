import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ReorderDocument } from '../../../../generated/documents.ts'
import { notifyBasketChanged } from '../../../session/basket-tabs.ts'
import { openModal } from '../../../session/opened-modal.ts'
import { useAsk, useHref } from '../../../session/use-shop.ts'
import { Button } from '../../../ui/button.tsx'

/** Puts the same gifts into the basket, where they can still be changed. It says which are no longer sold. */
export function ReorderButton({ orderUuid }: { orderUuid: string }) {
  const ask = useAsk()
  const href = useHref()
  const { history } = useRouter()
  const [isSending, setSending] = useState(false)
  const reorder = async () => {
    setSending(true)
    const answer = await ask(ReorderDocument, { orderUuid }).catch(() => undefined)
    setSending(false)
    const failure = answer ? answer.reorder.errors[0] : { code: -1, message: '' }
    if (failure) return openModal({ name: 'failure', failure })
    notifyBasketChanged(answer?.reorder.order?.quantity ?? 0)
    history.push(href('cart'))
  }
  return (
    <Button variant="secondary" size="small" leadingIcon="refresh" isLoading={isSending} onClick={() => void reorder()}>
      <Trans>Order again</Trans>
    </Button>
  )
}
