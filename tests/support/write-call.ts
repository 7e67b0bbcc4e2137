import type { GraphQLSchema } from 'graphql'

/** The text that calls a query or a mutation with these arguments; the result is named `answer`. */
export function writeCall(schema: GraphQLSchema, field: string, asked: object, answer: string): string {
  const mutation = schema.getMutationType()?.getFields()[field]
  const { args = [] } = mutation ?? schema.getQueryType()?.getFields()[field] ?? {}
  const used = args.filter(({ name }) => name in asked)
  const declared = used.length > 0 ? `(${used.map(({ name, type }) => `$${name}: ${type}`)})` : ''
  const passed = used.length > 0 ? `(${used.map(({ name }) => `${name}: $${name}`)})` : ''
  return `${mutation ? 'mutation' : 'query'} ${declared} { answer: ${field}${passed} { ${answer} } }`
}
