import pg from 'pg'
import type { Logger } from 'pino'
import { keepConnection } from './keep-connection.ts'

export type Listener = { close(): Promise<void> }

/**
 * Hears what any process notifies on a channel. After an interruption it calls `onNotice` once, because something may have been said meanwhile.
 */
export function listen(databaseUrl: string, channel: string, log: Logger, onNotice: () => void): Listener {
  return keepConnection({
    databaseUrl,
    name: `ribbon-${channel}`,
    log,
    onConnect: async (client, isFirst) => {
      client.on('notification', onNotice)
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      if (!isFirst) onNotice()
    },
  })
}
