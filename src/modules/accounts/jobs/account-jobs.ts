export const SEND_EMAIL_CONFIRMATION = 'send-email-confirmation'
export const SEND_PASSWORD_LINK = 'send-password-link'
export const SEND_NOTICE = 'send-account-notice'

/** The id of a link, a request or a notice. */
export type AccountMailJob = { id: string }
