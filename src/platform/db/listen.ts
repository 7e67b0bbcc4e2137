import pg from 'pg'
import type { Logger } from 'pino'

export type Listener = { close: () => Promise<void> }

/** How long to wait before trying again when the database went away. */
const RETRY_MS = 500

/**
 * Hears what any process notifies on a channel. After an interruption it calls `onNotice` once, because something may have been said meanwhile.
 */
export function listen(databaseUrl: string, channel: string, log: Logger, onNotice: () => void): Listener {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const connect = async (isFirst: boolean) => {
    const next = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
    client = next
    const retry = () => {
      if (isClosed || client !== next) return
      client = undefined
      next.end().catch(() => undefined)
      timer = setTimeout(() => void connect(false), RETRY_MS)
    }
    next.on('error', retry)
    next.on('end', retry)
    next.on('notification', onNotice)
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
      if (!isFirst) onNotice()
    } catch (error) {
      if (!isClosed) log.warn({ err: error, channel }, 'cannot listen to the database; trying again')
      retry()
    }
  }
  void connect(true)

  return {
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
