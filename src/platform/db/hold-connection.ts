import pg from 'pg'
import type { Logger } from 'pino'

/** How long to wait before trying again when the database is not reachable. */
const RETRY_MS = 500
const ANSWER_WITHIN_MS = 2_000

type Connection = { close(): Promise<void> }

type ConnectionParts = {
  databaseUrl: string
  /** Shown in pg_stat_activity. */
  name: string
  log: Logger
  /** Called for the first connection, and for each that replaces a lost one. */
  onConnect(client: pg.Client): Promise<void>
}

/** One connection beside the pool, open as long as the process runs and made again when it is lost. */
export function holdConnection({ databaseUrl, name, log, onConnect }: ConnectionParts): Connection {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: name,
      keepAlive: true,
      query_timeout: ANSWER_WITHIN_MS,
    })
    client = next
    const retry = () => {
      if (isClosed || client !== next) return
      client = undefined
      next.end().catch(() => undefined)
      timer = setTimeout(() => void connect(), RETRY_MS)
    }
    next.on('error', retry)
    next.on('end', retry)
    try {
      await next.connect()
      await onConnect(next)
    } catch (error) {
      if (!isClosed) log.warn({ err: error, connection: name }, 'lost the connection to the database; trying again')
      retry()
    }
  }
  void connect()

  return {
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
