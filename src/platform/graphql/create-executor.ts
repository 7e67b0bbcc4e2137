import type { FastifyInstance } from 'fastify'
import type { GraphQLFormattedError } from 'graphql'
import type { Context } from '../context.ts'
import { formatErrors } from './format-errors.ts'
import type { Documents } from './trusted-documents.ts'

export type Answer = { data?: Record<string, unknown> | null; errors?: readonly GraphQLFormattedError[] }

/** Answers an operation in this process: the same checks and compiled queries as over HTTP, without the wire. */
export type Execute<C extends Context> = (context: C, idOrText: string, variables?: Record<string, unknown>) => Promise<Answer>

export function createExecutor<C extends Context>(fastify: FastifyInstance, documents: Documents): Execute<C> {
  return async (context, idOrText, variables = {}) => {
    try {
      // A copy, for GraphQL keeps notes on the context that belong to one execution.
      return await fastify.graphql(documents.get(idOrText) ?? idOrText, { ...context }, variables)
    } catch (error) {
      return { data: null, errors: formatErrors([error as Error], context) }
    }
  }
}
