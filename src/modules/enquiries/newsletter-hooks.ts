import type { CustomerContext, CustomerHooks } from '../accounts/index.ts'
import { deleteSubscriptions, listSubscriptions, moveSubscriptions } from './enquiries.store.ts'
import type { EnquiriesParts } from './enquiries-parts.ts'
import { askForNewsletter } from './subscribe-newsletter.ts'

/** Keeps newsletters in step with accounts. An unconfirmed address may belong to a stranger. */
export function createNewsletterHooks(parts: EnquiriesParts): CustomerHooks {
  return {
    async onRegister(ctx, { newsletter }) {
      // The account is created even when this address got too many mails today.
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
