import type { Job } from '#platform/jobs/job.ts'
import { findShop } from '../../storefronts/index.ts'
import type { EnquiriesParts } from '../enquiries-parts.ts'
import { findContactMessage } from './contact.store.ts'
import { writeContactConfirmation } from './contact-confirmation.mail.tsx'
import { writeContactToShop } from './contact-to-shop.mail.tsx'

export const CONTACT_CONFIRMATION = 'send-contact-confirmation'
export const CONTACT_TO_SHOP = 'send-contact-to-shop'

type ContactJob = { id: string }

/** No mail is sent for a message that was erased in the meantime, or for a storefront that no longer exists. */
export function createContactConfirmationJob(parts: EnquiriesParts): Job<ContactJob> {
  return {
    name: CONTACT_CONFIRMATION,
    async run({ db }, { id }) {
      const message = await findContactMessage(db, id)
      const shop = message && findShop(message)
      if (shop) await parts.mailer.send(await writeContactConfirmation(parts, message, shop))
    },
  }
}

/** Staff read the default language of their storefront. */
export function createContactToShopJob(parts: EnquiriesParts): Job<ContactJob> {
  return {
    name: CONTACT_TO_SHOP,
    async run({ db }, { id }) {
      const message = await findContactMessage(db, id)
      const shop = message && findShop({ storefront: message.storefront })
      if (shop) await parts.mailer.send(await writeContactToShop(parts, message, shop))
    },
  }
}
