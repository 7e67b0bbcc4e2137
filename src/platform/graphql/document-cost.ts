import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  type SelectionNode,
  type SelectionSetNode,
  TypeMetaFieldDef,
  type ValueNode,
} from './graphql-js.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './paging.ts'

/** The assumed length of a list without a paging argument. Most are shorter. */
const ASSUMED_LIST_LENGTH = 10
/** The cost of a field with paging, in plain fields: it queries the database. */
const QUERY_COST = 50

export type DocumentCost = {
  /** How many selections validation and compilation visit: those written, or those of the longest definition with its fragments expanded. */
  selections: number
  /** How often the most repeated field is written. */
  repeats: number
  /** How many fields are executed: a field counts for each spread of its fragment and for each item of its list. */
  fields: number
  /** How many of them are `@sensitive`. */
  sensitiveFields: number
}

type Count = { fields: number; sensitiveFields: number }
/** Lists directly in a selection set are counted separately, per item, because `paging` of the field around it may set their length. */
type SelectionCost = { selections: number; once: Count; perItem: Count }
type Field = GraphQLField<unknown, unknown>
type Type = GraphQLNamedType | null | undefined

const NONE: Count = { fields: 0, sensitiveFields: 0 }
const FREE: SelectionCost = { selections: 0, once: NONE, perItem: NONE }

/** Visits every node once, so the time grows with the length of the document, not with its expanded fragments. */
// oxlint-disable-next-line max-lines-per-function -- one closure of small functions that call each other and count into the same maps
export function measureDocument(schema: GraphQLSchema, { definitions }: DocumentNode): DocumentCost {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const one of definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one)
  const measuredFragments = new Map<string, SelectionCost>()
  const written = new Map<string, number>()
  let writtenSelections = 0

  function measureSelectionSet({ selections }: SelectionSetNode, type: Type): SelectionCost {
    return selections.reduce((cost, selection) => add(cost, measureSelection(selection, type)), FREE)
  }

  function measureSelection(selection: SelectionNode, type: Type): SelectionCost {
    writtenSelections++
    if (selection.kind === Kind.FIELD) return measureField(selection, findField(schema, type, selection.name.value))
    if (selection.kind === Kind.FRAGMENT_SPREAD) return measureFragment(selection.name.value)
    const { typeCondition, selectionSet } = selection
    return measureSelectionSet(selectionSet, typeCondition ? schema.getType(typeCondition.name.value) : type)
  }

  function measureField(node: FieldNode, field: Field | undefined): SelectionCost {
    const { value: name } = node.alias ?? node.name
    written.set(name, (written.get(name) ?? 0) + 1)
    const below = node.selectionSet ? measureSelectionSet(node.selectionSet, field && getNamedType(field.type)) : FREE
    const length = field && askedLength(field, node)
    const selections = 1 + below.selections
    const self = { fields: length === undefined ? 1 : QUERY_COST, sensitiveFields: isSensitive(field) ? 1 : 0 }
    if (!field || !isListType(getNullableType(field.type))) {
      return { selections, once: sum(self, ofItem(below, length)), perItem: NONE }
    }
    const item = ofItem(below)
    if (length === undefined) return { selections, once: self, perItem: item }
    return { selections, once: sum(self, times(item, length)), perItem: NONE }
  }

  function measureFragment(name: string): SelectionCost {
    const fragment = fragments.get(name)
    if (fragment && !measuredFragments.has(name)) {
      // Free while it is being measured: the standard rules refuse a fragment that contains itself.
      measuredFragments.set(name, FREE)
      const type = schema.getType(fragment.typeCondition.name.value)
      measuredFragments.set(name, measureSelectionSet(fragment.selectionSet, type))
    }
    return measuredFragments.get(name) ?? FREE
  }

  const operations = definitions
    .filter((one) => one.kind === Kind.OPERATION_DEFINITION)
    .map((one) => measureSelectionSet(one.selectionSet, schema.getRootType(one.operation)))
  const unfolded = [...operations, ...[...fragments.keys()].map(measureFragment)].map(({ selections }) => selections)
  const selections = Math.max(writtenSelections, ...unfolded)
  return { selections, repeats: Math.max(0, ...written.values()), ...ofItem(operations.reduce(add, FREE)) }
}

function findField(schema: GraphQLSchema, type: Type, name: string): Field | undefined {
  if (type && type === schema.getQueryType()) {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef
  }
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined
}

/** How many items `paging` or `limit` ask for. A variable may ask for as many as a page holds. */
function askedLength({ args }: Field, { arguments: given }: FieldNode): number | undefined {
  const argument = args.find(({ name }) => name === 'paging' || name === 'limit')
  if (!argument) return undefined
  const value = given?.find(({ name }) => name.value === argument.name)?.value
  if (argument.name === 'limit') return toLength(value, argument.defaultValue)
  const itemsPerPage = value?.kind === Kind.OBJECT && value.fields.find(({ name }) => name.value === 'itemsPerPage')
  return toLength(itemsPerPage ? itemsPerPage.value : value, DEFAULT_PAGE_SIZE)
}

function toLength(value: ValueNode | undefined, byDefault: unknown): number {
  if (value?.kind === Kind.VARIABLE) return MAX_PAGE_SIZE
  if (value?.kind === Kind.INT) return Math.max(Number(value.value), 1)
  return typeof byDefault === 'number' ? byDefault : ASSUMED_LIST_LENGTH
}

function isSensitive(field: Field | undefined): boolean {
  return field?.astNode?.directives?.some(({ name }) => name.value === 'sensitive') ?? false
}

function ofItem({ once, perItem }: SelectionCost, length = ASSUMED_LIST_LENGTH): Count {
  return sum(once, times(perItem, length))
}

function add(a: SelectionCost, b: SelectionCost): SelectionCost {
  return { selections: a.selections + b.selections, once: sum(a.once, b.once), perItem: sum(a.perItem, b.perItem) }
}

function sum(a: Count, b: Count): Count {
  return { fields: a.fields + b.fields, sensitiveFields: a.sensitiveFields + b.sensitiveFields }
}

function times({ fields, sensitiveFields }: Count, factor: number): Count {
  return { fields: fields * factor, sensitiveFields: sensitiveFields * factor }
}
