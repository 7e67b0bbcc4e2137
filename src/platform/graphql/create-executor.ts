import type { FastifyInstance } from 'fastify'
import type { GraphQLFormattedError } from 'graphql'
import type { Context } from '../context.ts'
import { formatErrors } from './format-errors.ts'
import { type Changes, createSharedAnswers } from './share-answers.ts'
import type { Documents } from './trusted-documents.ts'

export type Answer = { data?: Record<string, unknown> | null; errors?: readonly GraphQLFormattedError[] }

/** Answers an operation in this process: the same checks, compiled queries and plain values as over HTTP, without the wire. */
export type Execute<C extends Context> = (context: C, idOrText: string, variables?: Record<string, unknown>) => Promise<Answer>

export function createExecutor<C extends Context>(fastify: FastifyInstance, documents: Documents): Execute<C> {
  return async (context, idOrText, variables = {}) => {
    try {
      // A copy, because GraphQL writes notes on the context that belong to one execution.
      return toPlain(await fastify.graphql(documents.get(idOrText) ?? idOrText, { ...context }, variables))
    } catch (error) {
      return { data: null, errors: formatErrors([error as Error], context) }
    }
  }
}

/** Compiled queries return objects without a prototype, which are slow to read and long to serialise into a page. */
function toPlain(answer: Answer): Answer {
  return JSON.parse(JSON.stringify(answer)) as Answer
}

const MAX_CACHED_ANSWERS = 100

/**
 * The same, for an anonymous visitor: what every page asks for, such as header and footer, is answered once for all pages of a `place`. Answers may
 * depend on nothing but the place.
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
