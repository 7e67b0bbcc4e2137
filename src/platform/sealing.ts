import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto'
import type { Ids } from './context.ts'

const IV_BYTES = 12
const TAG_BYTES = 16

/** AES-256-GCM. `boundTo` names the row: a sealed text that is copied to another row cannot be opened. */
export function sealText(ids: Ids, key: KeyObject, { clear, boundTo }: { clear: string; boundTo: string }): Buffer {
  const iv = Buffer.from(ids.token(), 'base64url').subarray(0, IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(boundTo))
  const closed = Buffer.concat([cipher.update(clear, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), closed])
}

/** Opens with the first matching key. Throws when no key matches, when the text belongs to another row, or when it was changed. */
export function openText(keys: readonly KeyObject[], { sealed, boundTo }: { sealed: Buffer; boundTo: string }): string {
  const [key, ...others] = keys
  if (!key) throw new Error('There is no key to open the sealed text')
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(boundTo))
    decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch (error) {
    if (others.length === 0) throw error
    return openText(others, { sealed, boundTo })
  }
}
