/** Where the notice about the visitor's country hangs itself. */
export const HEADER_ID = 'shop-header'
