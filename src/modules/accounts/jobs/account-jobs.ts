export const SEND_EMAIL_CONFIRMATION = 'send-email-confirmation'
export const SEND_PASSWORD_LINK = 'send-password-link'
export const SEND_NOTICE = 'send-account-notice'

export type LinkJob = { id: string }

/** Something happened to an account that its owner should know of. */
export type NoticeName = 'PASSWORD_CHANGED' | 'EMAIL_CHANGE'
export type NoticeJob = { userId: string; notice: NoticeName; storefront: string; language: string; noticeId: string }
