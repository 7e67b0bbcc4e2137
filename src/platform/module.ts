import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLFieldResolver, GraphQLTypeResolver } from 'graphql'
import type { Context } from './context.ts'
import type { Changes } from './graphql/share-answers.ts'
import type { Job } from './jobs/job.ts'

/** Resolvers of one type: its fields, or `__resolveType` of an interface or a union. */
type TypeResolvers = Readonly<Record<string, GraphQLFieldResolver<never, never, never> | GraphQLTypeResolver<never, never>>>

/** What a module adds to the program. src/app/modules.ts lists all modules, each after those that it imports. */
export type ShopModule = {
  name: string
  /** Its part of the API contract, if it has one. */
  schema?: URL
  resolvers: Readonly<Record<string, TypeResolvers>>
  jobs: readonly Job[]
  /**
   * Routes outside of GraphQL, such as forms that work without JavaScript. With the reply, the context can set cookies. `contextOf` is for partners: it has
   * no storefront, because they may call any host. `changes` calls back when cached data must be read again.
   */
  routes?(
    server: FastifyInstance,
    readContext: (request: FastifyRequest, reply?: FastifyReply) => Promise<Context>,
    contextOf: (request: FastifyRequest) => Context,
    changes: Changes,
  ): void
}
