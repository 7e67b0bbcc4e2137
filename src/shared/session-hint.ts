/**
 * A cookie next to the session's own cookie, which scripts cannot read. It grants no access; it only saves visitors without a session the request for their
 * profile.
 */
export const SESSION_HINT_COOKIE = 'signed-in'
