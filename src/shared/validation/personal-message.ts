import type { FailureName } from '../failures.ts'
import { hasEmoji, hasLink } from './text.ts'

/** The limit on the server. The counter on the screen counts down from it. */
export const PERSONAL_MESSAGE_MAX_LENGTH = 150
/** The limit of the input field, higher so that a buyer sees by how much the text is too long. */
export const PERSONAL_MESSAGE_FIELD_LENGTH = 160

/** The message as it is stored. Forms send a line break as two characters, but the counter counts one. */
export function toPersonalMessage(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').trim()
}

/** Undefined when the message can be printed. */
export function findPersonalMessageFailure(typed: string): FailureName | undefined {
  const message = toPersonalMessage(typed)
  if (message === '') return 'PERSONAL_MESSAGE_REQUIRED'
  if (message.length > PERSONAL_MESSAGE_MAX_LENGTH) return 'PERSONAL_MESSAGE_TOO_LONG'
  if (hasEmoji(message)) return 'PERSONAL_MESSAGE_EMOJI'
  return hasLink(message) ? 'PERSONAL_MESSAGE_LINK' : undefined
}
