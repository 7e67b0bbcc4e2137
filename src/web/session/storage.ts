/** Browser storage that never throws: some visitors block it, and the shop works without. */
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
    // Nothing of ours depends on being remembered.
  }
}

export function forgetStored(key: string, storage: 'localStorage' | 'sessionStorage' = 'localStorage'): void {
  try {
    window[storage].removeItem(key)
  } catch {
    // Then there is nothing to forget.
  }
}
