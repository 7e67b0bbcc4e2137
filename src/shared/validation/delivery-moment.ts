/** A buyer who chooses the current minute may need a few minutes to send the form. */
export const GRACE_MINUTES = 15
