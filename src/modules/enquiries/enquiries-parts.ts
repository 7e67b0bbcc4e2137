import type { KeyObject } from 'node:crypto'
import type { Captcha } from '../../platform/captcha/captcha.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Limits } from '../../platform/rate-limits/limits.ts'
import type { LetterParts } from '../storefronts/index.ts'

/** What this module needs in addition to the context of a request or a job. */
export type EnquiriesParts = LetterParts & {
  captcha: Captcha
  limits: Limits
  mailer: Mailer
  /** Derives a key for one purpose. The name of a purpose starts with the module's name. */
  keyFor: (purpose: string) => KeyObject
}
