import { type CustomerHooks, listIfConfirmed } from '../accounts/index.ts'
import { deleteMessagesOf, listMessagesOf } from './contact/contact.store.ts'
import { deleteSubscriptions, listSubscriptions, moveSubscriptions } from './enquiries.store.ts'
import type { EnquiriesParts } from './enquiries-parts.ts'
import { deleteQuotesOf, listQuotesOf } from './quotes/quotes.store.ts'
import { askForNewsletter } from './subscribe-newsletter.ts'

/** Newsletters and enquiries belong to the customer who has confirmed their address. An unconfirmed address may belong to a stranger. */
export function createEnquiryHooks(parts: EnquiriesParts): CustomerHooks {
  return {
    async onRegister(ctx, { newsletter }) {
      // The account is created even when this address got too many mails today.
      if (newsletter) await askForNewsletter(ctx, parts, ctx.customer.email)
    },
    async onEmailConfirmed({ db }, { email }, formerEmail) {
      if (formerEmail) await moveSubscriptions(db, { from: formerEmail, to: email })
    },
    async onDelete({ db }, { email, isEmailConfirmed }) {
      await deleteSubscriptions(db, { email, onlyWaiting: !isEmailConfirmed })
      if (!isEmailConfirmed) return
      await deleteQuotesOf(db, email)
      await deleteMessagesOf(db, email)
    },
    listOwnData: (ctx) => ({
      newsletters: listIfConfirmed(ctx, listSubscriptions),
      quoteRequests: listIfConfirmed(ctx, listQuotesOf),
      contactMessages: listIfConfirmed(ctx, listMessagesOf),
    }),
  }
}
