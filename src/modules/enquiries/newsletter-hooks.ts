import type { CustomerContext, CustomerHooks } from '../accounts/index.ts'
import { deleteSubscriptions, listSubscriptions, moveSubscriptions } from './enquiries.store.ts'
import type { EnquiriesParts } from './enquiries-parts.ts'
import { askForNewsletter } from './subscribe-newsletter.ts'

/** What becomes of the newsletter when customers come and go. An address that is not confirmed may be somebody else's. */
export function createNewsletterHooks(parts: EnquiriesParts): CustomerHooks {
  return {
    async onRegister(ctx, { newsletter }) {
      // Too many mails to this address today are no reason against an account.
      if (newsletter) await askForNewsletter(ctx, parts, ctx.customer.email)
    },
    async onEmailConfirmed({ db }, { email }, formerEmail) {
      if (formerEmail) await moveSubscriptions(db, { from: formerEmail, to: email })
    },
    onDelete: ({ db }, { email, isEmailConfirmed }) => deleteSubscriptions(db, { email, onlyWaiting: !isEmailConfirmed }),
    listOwnData: (ctx) => ({ newsletters: eachOwnSubscription(ctx) }),
  }
}

async function* eachOwnSubscription({ db, customer }: CustomerContext) {
  if (customer.isEmailConfirmed) yield* await listSubscriptions(db, customer.email)
}
