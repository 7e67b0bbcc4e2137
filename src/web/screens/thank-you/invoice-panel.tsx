import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { type ThankedOrderFragment, type ThankedPaymentFragment, ThankYouDocument } from '#generated/documents.ts'
import { TransferFacts } from '../../features/checkout/transfer-facts.tsx'
import { Panel } from '../../features/feedback/panel.tsx'
import { useAsk } from '../../session/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** The invoice is ready a few seconds after the order, so the page asks for it, for a minute at most. */
const ASK_AGAIN_MS = 2000
const MOST_TIMES = 30

type InvoicePanelProps = { order: ThankedOrderFragment; amountDue: ThankedPaymentFragment['amountDue'] }

/** The data with which a company pays its invoice. */
export function InvoicePanel({ order, amountDue }: InvoicePanelProps) {
  const { invoicePath, transfer } = useInvoice(order, amountDue)
  return (
    <Panel title={<Trans>How to pay the invoice</Trans>}>
      {transfer ? (
        <>
          <TransferFacts transfer={transfer} />
          <p>
            <Trans>Use this reference so we can match your payment. It is on the invoice and in your email too.</Trans>
          </p>
        </>
      ) : (
        <p>
          <Trans>We are preparing your invoice. It comes by email, with all the details your bank needs.</Trans>
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

function useInvoice({ id, invoicePath }: ThankedOrderFragment, transfer: InvoicePanelProps['amountDue']) {
  const ask = useAsk()
  const [invoice, setInvoice] = useState({ invoicePath, transfer, times: 0 })
  const { times } = invoice
  const isReady = invoice.invoicePath && invoice.transfer
  useEffect(() => {
    if (isReady || times === MOST_TIMES) return
    const look = async () => {
      const { order, paymentState } = await ask(ThankYouDocument, { uuid: id })
      setInvoice({ invoicePath: order?.invoicePath ?? null, transfer: paymentState?.amountDue ?? null, times: times + 1 })
    }
    const timer = setTimeout(() => void look().catch(() => setInvoice((known) => ({ ...known, times: times + 1 }))), ASK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [ask, id, isReady, times])
  return invoice
}
