/** Tries numbers until one gives a key with the required start. It runs off the main thread, so that the page stays responsive. */

type Puzzle = { parameters: { nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string } }

self.onmessage = async ({ data }: MessageEvent<Puzzle>) => {
  postMessage(await solve(data))
}

async function solve({ parameters }: Puzzle): Promise<{ counter: number; derivedKey: string }> {
  const nonce = toBytes(parameters.nonce)
  const password = new Uint8Array(nonce.length + 4)
  password.set(nonce)
  const settings = { name: 'PBKDF2', hash: 'SHA-256', salt: toBytes(parameters.salt), iterations: parameters.cost }
  for (let counter = 0; ; counter++) {
    new DataView(password.buffer).setUint32(nonce.length, counter)
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
    const derivedKey = toHex(await crypto.subtle.deriveBits(settings, key, parameters.keyLength * 8))
    if (derivedKey.startsWith(parameters.keyPrefix)) return { counter, derivedKey }
  }
}

function toBytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function toHex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
