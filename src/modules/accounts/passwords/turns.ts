/** Lets so many work at a time; the others wait, first come first served. */
export function createTurns(atATime: number) {
  let working = 0
  const waiting: (() => void)[] = []

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (working >= atATime) await new Promise<void>((myTurn) => waiting.push(myTurn))
    else working++
    try {
      return await work()
    } finally {
      // Whoever waits takes this place over, so that nobody slips in between.
      const next = waiting.shift()
      if (next) next()
      else working--
    }
  }
}
