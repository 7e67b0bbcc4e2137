/** The order that was placed last in this tab, for the confirmation whose address names none. */
export const LAST_ORDER = 'last-order'
