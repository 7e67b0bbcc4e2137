/** Spec §9: how long the search waits after the last letter. */
export const DEBOUNCE_MS = 200

/** The last results stay visible until there are new ones. */
export type SearchState<Found> = {
  status: 'empty' | 'waiting' | 'found' | 'failed'
  /** The text that was searched for. */
  text: string
  found: Found | undefined
}

export type SearchSession = {
  type: (text: string) => void
  retry: () => void
  stop: () => void
}

/** Searches when the visitor pauses typing. An answer to an older text is dropped. */
export function createSearchSession<Found>(
  ask: (text: string) => Promise<Found>,
  show: (change: (known: SearchState<Found>) => SearchState<Found>) => void,
): SearchSession {
  let turn = 0
  let wanted = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  async function run(text: string, own: number): Promise<void> {
    try {
      const found = await ask(text)
      if (own === turn) show(() => ({ status: 'found', text, found }))
    } catch {
      if (own === turn) show((known) => ({ ...known, status: 'failed' }))
    }
  }

  function start(text: string, waitMs: number): void {
    const own = ++turn
    wanted = text
    clearTimeout(timer)
    if (text === '') {
      show(() => ({ status: 'empty', text: '', found: undefined }))
    } else {
      show((known) => ({ ...known, status: 'waiting' }))
      timer = setTimeout(() => void run(text, own), waitMs)
    }
  }

  return {
    type: (text) => {
      if (text.trim() !== wanted) start(text.trim(), DEBOUNCE_MS)
    },
    retry: () => start(wanted, 0),
    stop: () => {
      turn++
      clearTimeout(timer)
    },
  }
}
