import type { Compilable, CompiledQuery, QueryResult, RawBuilder } from 'kysely'
import type { Db } from '../context.ts'

type Statement = RawBuilder<unknown> | Compilable<unknown>
type Results<S extends readonly Statement[]> = {
  -readonly [I in keyof S]: S[I] extends { compile(db: Db): CompiledQuery<infer R> } ? QueryResult<R> : never
}

/**
 * Sends several statements in one round trip and returns their results in the same order. PostgreSQL runs them one after the other, so each
 * sees the changes of those before it. They belong to the current transaction, or to a new one. When one fails, PostgreSQL refuses the rest, and the
 * first error is thrown.
 */
export async function batch<const S extends readonly Statement[]>(db: Db, statements: S): Promise<Results<S>> {
  if (!db.isTransaction) return db.transaction().execute((db) => batch(db, statements))
  const compiled = statements.map((statement) => statement.compile(db))
  // kysely would wait for each result before it sends the next statement; its connection does not.
  const answers = await db
    .getExecutor()
    .provideConnection((connection) => Promise.allSettled(compiled.map((query) => connection.executeQuery(query))))
  return answers.map((answer) => {
    if (answer.status === 'rejected') throw answer.reason
    return answer.value
  }) as Results<S>
}
