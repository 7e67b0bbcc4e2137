import { sql } from 'kysely'
import type { Db } from '../../src/platform/context.ts'

/**
 * The query plans of the statements that `act` sends. As in the pool, plans are made without the parameters. Tables are scanned completely only if no
 * index fits, however few rows a test has.
 */
export async function readPlans(db: Db, act: (db: Db) => Promise<unknown>): Promise<string> {
  const statements: string[] = []
  const watched = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      statements.push(db.getExecutor().compileQuery(node, queryId).sql)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await act(watched)
  return db.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db)
    const plans: string[] = []
    for (const statement of statements) {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (generic_plan) ${sql.raw(statement)}`.execute(db)
      plans.push(...rows.map((row) => row['QUERY PLAN']))
    }
    return plans.join('\n')
  })
}
