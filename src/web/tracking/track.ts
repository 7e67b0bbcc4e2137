import { isAllowed } from './consent.ts'

export type TrackedItem = {
  item_id: string
  item_name: string
  index?: number
  item_list_id?: string
  item_variant?: string
  /** The flow kind (spec §3). */
  item_category?: string
  price?: number
  quantity?: number
}

/** An order or a cart with its total. */
export type TrackedOrder = { currency: string; value: number; items: readonly TrackedItem[] }

/** The events of the shop in the GA4 convention, with their parameters. */
export type TrackedEvents = {
  page_view: { page_location: string; page_title: string }
  view_item_list: { items: readonly TrackedItem[] }
  select_item: { items: readonly TrackedItem[] }
  search: { search_term: string }
  search_box_click: Record<never, never>
  login: { method: string }
  store_switch: { country: string; language: string }
  add_to_cart: TrackedOrder
  remove_from_cart: TrackedOrder
  view_cart: TrackedOrder
  begin_checkout: TrackedOrder
  add_shipping_info: TrackedOrder & { shipping_tier: string }
  add_payment_info: TrackedOrder & { payment_type: string }
  purchase: TrackedOrder & { transaction_id: string; shipping: number }
}

/** Where a tag manager reads. Filled only with the visitor's consent. */
export type TrackedWindow = { dataLayer?: Record<string, unknown>[] }

/** Reports an event to the tag manager if the visitor allows statistics. Events before consent are dropped, not saved. */
export function track<E extends keyof TrackedEvents>(event: E, parameters: TrackedEvents[E]): void {
  if (!isAllowed('statistics')) return
  const tracked = window as TrackedWindow
  tracked.dataLayer ??= []
  if (!('items' in parameters)) tracked.dataLayer.push({ event, ...parameters })
  // GA4 merges events: without the reset, the next event would carry the items of the last.
  else tracked.dataLayer.push({ ecommerce: null }, { event, ecommerce: parameters })
}
