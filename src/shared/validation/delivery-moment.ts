/** A buyer who chose this very minute may take a few to send the form. */
export const GRACE_MINUTES = 15
