import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives'
import { measureDocument } from './document-cost.ts'
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  Location,
  NoSchemaIntrospectionCustomRule,
  type ValidationContext,
  type ValidationRule,
} from './graphql-js.ts'

/** The limits of one request, against guessing with aliases or batches and against expensive documents. */
export const LIMITS = {
  bodyBytes: 100 * 1024,
  /** Of the document only. The position of an error is found by counting lines from its start, which is slow for a long document. */
  characters: 20_000,
  tokens: 2_000,
  selections: 500,
  repeats: 60,
  fields: 25_000,
  sensitiveFields: 1,
  depth: 12,
  aliases: 5,
  directives: 20,
  /** Of the variables, which are serialised again to compare and report them. */
  variableDepth: 20,
  /** Parts of a list or an object. Fields have a lower limit for their lists. */
  variableWidth: 500,
  /** Errors reported for one document. */
  errors: 5,
} as const

export function assertShort(text: string): void {
  if (text.length > LIMITS.characters) throw new GraphQLError(`A document has at most ${LIMITS.characters} characters.`)
}

/** Runs before the standard rules, because those compare each field with all others and are slow for a large document. */
export function assertWithinLimits(schema: GraphQLSchema, document: DocumentNode): void {
  // Mercurius also accepts a syntax tree as JSON, whose tokens were not counted. Only a document parsed here has a location.
  if (!(document?.loc instanceof Location)) throw new GraphQLError('Send the document as text.')
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  // A compiled document executes one operation; a second one could never be chosen.
  if (operations.length > 1) throw new GraphQLError('A document has one operation.')
  const { selections, repeats, fields, sensitiveFields } = measureDocument(schema, document)
  if (selections > LIMITS.selections) throw new GraphQLError(`At most ${LIMITS.selections} selections are allowed.`)
  if (repeats > LIMITS.repeats) throw new GraphQLError(`The same field may be written at most ${LIMITS.repeats} times.`)
  if (fields > LIMITS.fields)
    throw new GraphQLError(`The query costs ${fields}; at most ${LIMITS.fields} is allowed. Ask for fewer items.`)
  if (sensitiveFields > LIMITS.sensitiveFields) throw new GraphQLError('Ask for only one sensitive field in a request.')
}

/** Rules in addition to the standard ones. They run once per document, because a valid document is cached and compiled. */
export function listRules({ introspection }: { introspection: boolean }): ValidationRule[] {
  const { depth, aliases, directives } = LIMITS
  const limits = [
    maxDepthRule({ n: depth, flattenFragments: true, ...refuse(`At most ${depth} levels of fields are allowed.`) }),
    maxAliasesRule({ n: aliases, allowList: [], ...refuse(`At most ${aliases} aliases are allowed.`) }),
    maxDirectivesRule({ n: directives, ...refuse(`At most ${directives} directives are allowed.`) }),
  ]
  return introspection ? limits : [...limits, NoSchemaIntrospectionCustomRule]
}

/** Armor's own handler would throw a "Syntax Error". */
function refuse(message: string) {
  const report = (context: ValidationContext | null) => context?.reportError(new GraphQLError(message))
  return { propagateOnRejection: false, onReject: [report] }
}
