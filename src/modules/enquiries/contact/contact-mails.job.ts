import type { Context } from '#platform/context.ts'
import type { Job } from '#platform/jobs/job.ts'
import { defaultLanguage, findLanguage, findStorefrontByCode } from '../../storefronts/index.ts'
import type { EnquiriesParts } from '../enquiries-parts.ts'
import { findContactMessage } from './contact.store.ts'
import { writeContactConfirmation } from './contact-confirmation.mail.tsx'
import { writeContactToShop } from './contact-to-shop.mail.tsx'

export const CONTACT_CONFIRMATION = 'send-contact-confirmation'
export const CONTACT_TO_SHOP = 'send-contact-to-shop'

type ContactJob = { id: string }

export function createContactConfirmationJob(parts: EnquiriesParts): Job<ContactJob> {
  return {
    name: CONTACT_CONFIRMATION,
    async run(ctx, { id }) {
      const found = await findMessage(ctx, id)
      if (!found) return
      const language = findLanguage(found.storefront, found.message.language) ?? defaultLanguage(found.storefront)
      await parts.mailer.send(await writeContactConfirmation(parts, found.message, { storefront: found.storefront, language }))
    },
  }
}

export function createContactToShopJob(parts: EnquiriesParts): Job<ContactJob> {
  return {
    name: CONTACT_TO_SHOP,
    async run(ctx, { id }) {
      const found = await findMessage(ctx, id)
      if (!found) return
      const shop = { storefront: found.storefront, language: defaultLanguage(found.storefront) }
      await parts.mailer.send(await writeContactToShop(parts, found.message, shop))
    },
  }
}

/** Undefined when the message was erased in the meantime, or its storefront no longer exists. */
async function findMessage({ db }: Context, id: string) {
  const message = await findContactMessage(db, id)
  const storefront = message && findStorefrontByCode(message.storefront)
  return storefront && { message, storefront }
}
