import type { FastifyInstance } from 'fastify'
import type { GraphQLFormattedError } from 'graphql'
import type { Context } from '../context.ts'
import { formatErrors } from './format-errors.ts'
import { type Changes, createSharedAnswers } from './share-answers.ts'
import type { Documents } from './trusted-documents.ts'

export type Answer = { data?: Record<string, unknown> | null; errors?: readonly GraphQLFormattedError[] }

/** Executes an operation in this process, without HTTP, but with the same checks, compiled queries and plain values. */
export type Execute<C extends Context> = (context: C, idOrText: string, variables?: Record<string, unknown>) => Promise<Answer>

export function createExecutor<C extends Context>(fastify: FastifyInstance, documents: Documents): Execute<C> {
  return async (context, idOrText, variables = {}) => {
    try {
      // A copy, because Mercurius writes data of one execution into the context.
      return toPlain(await fastify.graphql(documents.get(idOrText) ?? idOrText, { ...context }, variables))
    } catch (error) {
      return { data: null, errors: formatErrors([error as Error], context) }
    }
  }
}

/** Compiled queries return objects without a prototype, which are slow to read and slow to serialise into a page. */
function toPlain(answer: Answer): Answer {
  return JSON.parse(JSON.stringify(answer)) as Answer
}

const MAX_CACHED_ANSWERS = 100

/**
 * The same, for an anonymous visitor: what every page asks for, such as header and footer, is executed once for all pages of a `place`. The response may
 * depend only on the place.
 */
export function createSharedExecutor<C extends Context>(
  execute: Execute<C>,
  { shared, changes, placeOf }: { shared: ReadonlySet<string>; changes: Changes; placeOf: (context: C) => string },
): Execute<C> {
  const share = createSharedAnswers<Answer>(changes, { max: MAX_CACHED_ANSWERS }, (answer) => !answer.errors)
  return async (context, id, variables = {}) => {
    const ask = () => execute(context, id, variables)
    if (!shared.has(id)) return ask()
    return share(JSON.stringify([placeOf(context), id, variables]), ask)
  }
}
