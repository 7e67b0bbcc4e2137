import {
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  parse,
  parseType,
  type Source,
} from './graphql-js.ts'

/** An optional argument of every root field, declared here so that no module repeats it. */
export type RootArgument = { name: string; type: string; description: string }

const ROOTS = ['Query', 'Mutation']

/** Merges the SDL of all modules: the fields of each `extend type Query` become one type Query. */
export function mergeSdl(sources: readonly (string | Source)[], rootArgument: RootArgument): DocumentNode {
  const definitions = sources.flatMap((source) => parse(source, { noLocation: true }).definitions)
  const roots = ROOTS.flatMap((name) => mergeRoot(name, definitions, rootArgument))
  return { kind: Kind.DOCUMENT, definitions: [...roots, ...definitions.filter((one) => !isRootExtension(one))] }
}

function mergeRoot(name: string, definitions: readonly DefinitionNode[], rootArgument: RootArgument): ObjectTypeDefinitionNode[] {
  const fields = definitions
    .filter(isRootExtension)
    .filter((extension) => extension.name.value === name)
    .flatMap((extension) => extension.fields ?? [])
  if (fields.length === 0) return []
  return [
    {
      kind: Kind.OBJECT_TYPE_DEFINITION,
      name: { kind: Kind.NAME, value: name },
      fields: fields.map((field) => withArgument(field, rootArgument)),
    },
  ]
}

function withArgument(field: FieldDefinitionNode, { name, type, description }: RootArgument): FieldDefinitionNode {
  return {
    ...field,
    arguments: [
      ...(field.arguments ?? []),
      {
        kind: Kind.INPUT_VALUE_DEFINITION,
        name: { kind: Kind.NAME, value: name },
        type: parseType(type, { noLocation: true }),
        description: { kind: Kind.STRING, value: description },
      },
    ],
  }
}

function isRootExtension(definition: DefinitionNode): definition is ObjectTypeExtensionNode {
  return definition.kind === Kind.OBJECT_TYPE_EXTENSION && ROOTS.includes(definition.name.value)
}
