/** The order placed last in this tab, for the confirmation page whose address names no order. */
export const LAST_ORDER = 'last-order'
