import pg from 'pg'
import type { Logger } from 'pino'
import { holdConnection } from './hold-connection.ts'

export type Listener = {
  /** Calls back whenever something may have been said. */
  onChange(onNotice: () => void): void
  /** Done when all that was said and committed before this call has been heard; fails while there is no connection. */
  catchUp(): Promise<void>
  close(): Promise<void>
}

/** Hears what any process notifies on a channel. A new connection counts as a notice, because something may have been said before it. */
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
    // PostgreSQL hands over what was said before it answers that it is ready, be there nothing to answer.
    catchUp: async () => {
      if (!listening) throw new Error(`Nothing is heard on ${channel} now.`)
      await listening.query('')
    },
    close: connection.close,
  }
}
