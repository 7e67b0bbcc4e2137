import type { ShopFailure } from '../failures.ts'
import { findEmailFailure, findTextFailure, toFailures } from './field-failures.ts'
import { findNameFailure } from './names.ts'

export const CONTACT_TOPICS = ['ORDER', 'DELIVERY', 'GIFT_CARD', 'PAYMENT', 'ACCOUNT', 'BUSINESS', 'OTHER'] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

export const CONTACT_MESSAGE_MAX_LENGTH = 4_000

/** Order numbers start at 10000001. Only the format is checked, because strangers must not learn whether an order exists. */
export const ORDER_NUMBER = /^\d{8,12}$/

/** A message as the contact form sends it. The order number and the topic may be empty. */
export type ContactFields = { topic: ContactTopic | ''; orderNumber: string; name: string; email: string; message: string }

/** Removes spaces, and a "#" before the order number. */
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

/** The failures of a tidied message, in the order of the form. */
export function listContactFailures({ topic, orderNumber, name, email, message }: ContactFields): ShopFailure[] {
  return toFailures({
    topic: CONTACT_TOPICS.some((known) => known === topic) ? undefined : 'TOPIC_REQUIRED',
    orderNumber: orderNumber && !ORDER_NUMBER.test(orderNumber) ? 'ORDER_NUMBER_INVALID' : undefined,
    name: findNameFailure('name', name),
    email: findEmailFailure(email),
    message: findTextFailure(message, 'MESSAGE_REQUIRED', CONTACT_MESSAGE_MAX_LENGTH),
  })
}
