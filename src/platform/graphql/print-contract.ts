import { type GraphQLSchema, lexicographicSortSchema, printSchema } from './graphql-js.ts'

/** The contract as text, in alphabetical order, so that a diff shows only what changed. */
export function printContract(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}
