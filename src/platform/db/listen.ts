import pg from 'pg'
import type { Logger } from 'pino'
import { holdConnection } from './hold-connection.ts'

export type Listener = {
  /** Calls back after each notification, and when one may have been missed. */
  onChange(callback: () => void): void
  /** Resolves when every notification committed before this call has arrived; rejects while there is no connection. */
  catchUp(): Promise<void>
  close(): Promise<void>
}

/** Listens to a PostgreSQL channel. A new connection counts as a notification, because one may have been missed before it. */
export function listen(databaseUrl: string, channel: string, log: Logger): Listener {
  const listeners: (() => void)[] = []
  const notice = () => {
    for (const onNotice of listeners) onNotice()
  }
  let listening: pg.Client | undefined
  const connection = holdConnection({
    databaseUrl,
    name: `ribbon-${channel}`,
    log,
    onConnect: async (client) => {
      client.on('notification', notice)
      client.on('end', () => {
        if (listening === client) listening = undefined
      })
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      notice()
      listening = client
    },
  })
  return {
    onChange: (onNotice) => void listeners.push(onNotice),
    // PostgreSQL delivers pending notifications before it answers a query, even an empty one.
    catchUp: async () => {
      if (!listening) throw new Error(`Not listening on ${channel} at the moment.`)
      await listening.query('')
    },
    close: connection.close,
  }
}
