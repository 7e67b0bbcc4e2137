/** What the browser keeps for us. Some visitors' browsers keep nothing and throw when asked: to them we are strangers every time. */
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
