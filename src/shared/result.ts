/** A failure that a shopper can cause is returned as a value; an error that only a bug can cause is thrown. */
export type Result<T, F> = { ok: true; value: T } | { ok: false; failure: F }

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

export function fail<F>(failure: F): { ok: false; failure: F } {
  return { ok: false, failure }
}
