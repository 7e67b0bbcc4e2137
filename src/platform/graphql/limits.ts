import {
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from './graphql-js.ts'

/** What one request may ask for (design: money.md, GraphQL alias or batch brute force, depth). */
export const LIMITS = { depth: 12, aliases: 5, sensitiveFields: 1, bodyBytes: 100 * 1024, tokens: 5_000 } as const

/** Rules beside the language's own. They run once a document: what passed is kept compiled. */
export function listRules({ introspection }: { introspection: boolean }): ValidationRule[] {
  const limits = [oneOperation, depthLimit, aliasLimit, sensitiveFieldLimit]
  return introspection ? limits : [...limits, NoSchemaIntrospectionCustomRule]
}

/** A compiled document answers one operation; a second one could never be chosen. */
const oneOperation: ValidationRule = (context) => ({
  Document({ definitions }) {
    const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
    if (operations.length > 1) refuse(context, 'A document holds one operation.')
  },
})

const depthLimit: ValidationRule = (context) => {
  const known = new Map<string, number>()
  return {
    OperationDefinition(operation) {
      const depth = measureDepth(context, operation.selectionSet, known)
      if (depth > LIMITS.depth) refuse(context, `The query is ${depth} levels deep; ${LIMITS.depth} are allowed.`)
    },
  }
}

function measureDepth(context: ValidationContext, { selections }: SelectionSetNode, known: Map<string, number>): number {
  const depths = selections.map((selection) => {
    if (selection.kind === Kind.FIELD) {
      // Introspection is deep by nature and answered from memory.
      if (selection.name.value.startsWith('__') || !selection.selectionSet) return 1
      return 1 + measureDepth(context, selection.selectionSet, known)
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) return measureDepth(context, selection.selectionSet, known)
    return measureFragment(context, selection.name.value, known)
  })
  return Math.max(0, ...depths)
}

function measureFragment(context: ValidationContext, name: string, known: Map<string, number>): number {
  const fragment = context.getFragment(name)
  if (!fragment) return 0
  // A fragment that contains itself is refused by the language's own rules; 0 keeps us from following it for ever.
  if (!known.has(name)) known.set(name, 0).set(name, measureDepth(context, fragment.selectionSet, known))
  return known.get(name) as number
}

const aliasLimit: ValidationRule = (context) => {
  let aliases = 0
  return {
    Field(field) {
      if (field.alias && ++aliases === LIMITS.aliases + 1) refuse(context, `At most ${LIMITS.aliases} aliases are allowed.`)
    },
  }
}

const sensitiveFieldLimit: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    const fields = listRootFields(context, operation)
    const root = context.getSchema().getRootType(operation.operation)?.getFields() ?? {}
    const sensitive = fields.filter((name) =>
      root[name]?.astNode?.directives?.some((directive) => directive.name.value === 'sensitive'),
    )
    if (sensitive.length > LIMITS.sensitiveFields) {
      refuse(context, `Ask for ${sensitive.join(', ')} in requests of their own.`)
    }
  },
})

function listRootFields(
  context: ValidationContext,
  node: OperationDefinitionNode | FragmentDefinitionNode | { selectionSet: SelectionSetNode },
  followed: ReadonlySet<string> = new Set(),
): string[] {
  return node.selectionSet.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value]
    if (selection.kind === Kind.INLINE_FRAGMENT) return listRootFields(context, selection, followed)
    const name = selection.name.value
    const fragment = context.getFragment(name)
    return fragment && !followed.has(name) ? listRootFields(context, fragment, new Set([...followed, name])) : []
  })
}

function refuse(context: ValidationContext, message: string): void {
  context.reportError(new GraphQLError(message))
}
