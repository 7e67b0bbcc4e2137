/** Browser storage that never throws: some visitors block it, and the shop works without it. */
export function readStored(key: string, storage: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
  }
}

export function writeStored(key: string, value: string, storage: 'localStorage' | 'sessionStorage' = 'localStorage'): void {
  try {
    window[storage].setItem(key, value)
  } catch {
    // Storage is only a convenience, so a failure is ignored.
  }
}

export function forgetStored(key: string, storage: 'localStorage' | 'sessionStorage' = 'localStorage'): void {
  try {
    window[storage].removeItem(key)
  } catch {
    // The browser blocks storage, so there is nothing to delete.
  }
}
