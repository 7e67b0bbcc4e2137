/** The element that the notice about the visitor's country is rendered into. */
export const HEADER_ID = 'shop-header'
