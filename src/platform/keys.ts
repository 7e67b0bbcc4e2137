import { createHash, hkdfSync } from 'node:crypto'

/** A key of its own for each purpose, all out of the shop's one secret: what signs one thing never signs another. */
export function deriveKey(secretKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', `ribbon ${purpose}`, 32))
}

/** How tokens are kept: whoever reads the table cannot use them. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
