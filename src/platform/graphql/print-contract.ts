import { type GraphQLSchema, lexicographicSortSchema, printSchema } from './graphql-js.ts'

/** The contract as text, in alphabetical order, so that a difference shows what changed and nothing else. */
export function printContract(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}
