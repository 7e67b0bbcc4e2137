import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ThankedOrderFragment, ThankedPaymentFragment } from '../../../generated/documents.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { TransferFacts } from '../checkout/retry/transfer-facts.tsx'
import { Panel } from '../checkout/step/panel.tsx'

/** An invoice is written within moments of its order: asked for until it is there. */
const ASK_AGAIN_MS = 2000

type InvoicePanelProps = { order: ThankedOrderFragment; owed: ThankedPaymentFragment['owed'] }

/** How a company pays its invoice. */
export function InvoicePanel({ order, owed }: InvoicePanelProps) {
  const router = useRouter()
  const { invoicePath } = order
  useEffect(() => {
    if (order.invoicePath && owed) return
    const timer = setTimeout(() => void router.invalidate(), ASK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [router, order, owed])
  return (
    <Panel title={<Trans>How to pay the invoice</Trans>}>
      {owed ? (
        <>
          <TransferFacts transfer={owed} />
          <p>
            <Trans>Please name the reference: by it we know your payment. The same stands on the invoice and in your mail.</Trans>
          </p>
        </>
      ) : (
        <p>
          <Trans>We are writing your invoice. It comes by email, with everything that your bank wants to know.</Trans>
        </p>
      )}
      {invoicePath && (
        <ButtonLink
          href={invoicePath}
          variant="secondary"
          size="small"
          leadingIcon="download"
          target="_blank"
          rel="noopener"
          className="self-start"
        >
          <Trans>Invoice (PDF)</Trans>
        </ButtonLink>
      )}
    </Panel>
  )
}
