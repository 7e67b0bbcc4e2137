import type { ShopFailure } from '../failures.ts'
import { findEmailFailure, findTextFailure, toFailures } from './field-failures.ts'
import { findNameFailure } from './names.ts'

export const CONTACT_TOPICS = ['ORDER', 'DELIVERY', 'GIFT_CARD', 'PAYMENT', 'ACCOUNT', 'BUSINESS', 'OTHER'] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

export const CONTACT_MESSAGE_MAX_LENGTH = 4_000

/** Order numbers start at 10000001. Only the shape is checked: whether an order exists is not told to strangers. */
export const ORDER_NUMBER = /^\d{8,12}$/

/** A message as the contact form sends it. The order number may be empty, and so may a topic that was not chosen yet. */
export type ContactFields = { topic: ContactTopic | ''; orderNumber: string; name: string; email: string; message: string }

/** Spaces go, and so does the "#" that some write before a number. */
export function tidyContact({ topic, ...texts }: ContactFields): ContactFields {
  const { orderNumber, name, email, message } = texts
  return {
    topic,
    orderNumber: orderNumber.replace(/[\s#]/g, ''),
    name: name.trim(),
    email: email.trim(),
    message: message.trim(),
  }
}

/** Everything that is wrong with a tidy message, in the order of the form. */
export function listContactFailures({ topic, orderNumber, name, email, message }: ContactFields): ShopFailure[] {
  return toFailures({
    topic: CONTACT_TOPICS.some((known) => known === topic) ? undefined : 'TOPIC_REQUIRED',
    orderNumber: orderNumber && !ORDER_NUMBER.test(orderNumber) ? 'ORDER_NUMBER_INVALID' : undefined,
    name: findNameFailure('name', name),
    email: findEmailFailure(email),
    message: findTextFailure(message, 'MESSAGE_REQUIRED', CONTACT_MESSAGE_MAX_LENGTH),
  })
}
