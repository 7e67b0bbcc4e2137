/**
 * Stands beside the session's own cookie, which no script can read. It grants nothing: it only spares visitors without a session the question who
 * they are.
 */
export const SESSION_HINT_COOKIE = 'signed-in'
