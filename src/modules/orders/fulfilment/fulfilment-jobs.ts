export const ISSUE_CARDS = 'issue-cards'
export const WRITE_INVOICE = 'write-invoice'
export const SEND_CONFIRMATION = 'send-confirmation'

/** What every paid order needs, in no order: each can run first, last, and twice. */
export const FULFILMENT_JOBS = [ISSUE_CARDS, WRITE_INVOICE, SEND_CONFIRMATION] as const
