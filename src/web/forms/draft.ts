import { forgetStored, readStored, writeStored } from '../session/storage.ts'

/** Text typed in this tab and not sent yet. It survives a reload and other pages, and ends with the tab. */
export function openDraft<T>(key: string) {
  const read = (): Partial<T> => {
    try {
      return JSON.parse(readStored(key, 'sessionStorage') ?? 'null') ?? {}
    } catch {
      return {}
    }
  }
  return {
    read,
    save: (changes: { [part in keyof T]?: T[part] | undefined }) =>
      writeStored(key, JSON.stringify({ ...read(), ...changes }), 'sessionStorage'),
    clear: () => forgetStored(key, 'sessionStorage'),
  }
}
