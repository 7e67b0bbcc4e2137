/**
 * Writes src/generated: resolver types for the server from the modules' schema, typed operations for the web, and the types of all tables from db/schema.sql.
 * The browser loads only the id of an operation; its text stays on the server, in documents.json.
 */
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as operations from '@graphql-codegen/typescript-operations'
import * as resolvers from '@graphql-codegen/typescript-resolvers'
import {
  buildASTSchema,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type NameNode,
  type OperationDefinitionNode,
  parse,
  parseType,
  print,
  Source,
  specifiedRules,
  type VariableNode,
  validate,
  visit,
} from 'graphql'
import { USER_DATA_ARGUMENT } from '../src/modules/storefronts/index.ts'
import { mergeSdl } from '../src/platform/graphql/sdl.ts'
import { printDbTypes } from './print-db-types.ts'

const ROOT = join(import.meta.dirname, '..')
const OUT = join(ROOT, 'src/generated')
const SCHEMA_FILES = ['src/platform/graphql/*.graphql', 'src/modules/**/*.graphql']
const OPERATION_FILES = 'src/web/**/*.graphql'
const HEADER = '// Written by tools/codegen.ts; do not edit.\n'

/** Resolvers get these blocks as they are stored in their page. */
const BLOCKS = [
  'HeroBlock',
  'TitleBodyBlock',
  'ImageBodyBlock',
  'TitleUspsImageBlock',
  'WithHandBlock',
  'ProductReferenceBlock',
  'MostChosenBlock',
  'OccasionsBlock',
  'CategoriesBlock',
  'StepsBlock',
  'TestimonialsBlock',
  'BlogBlock',
  'FaqBlock',
  'BannerBlock',
  'ContactBlock',
  'VideoBlock',
  'Step',
  'Testimonial',
  'Question',
]

/** Main items are read from the package; extra items have a price from the catalogue. */
const MAIN_ITEMS = ['MainOrderItem', 'GiftcardOrderItem', 'EmptyGiftcardOrderItem', 'DonationOrderItem']
const EXTRA_ITEMS = ['WrapperOrderItem', 'GiftPackingOrderItem', 'PersonalMessageOrderItem']

/** The parent types of resolvers that differ from the GraphQL type. */
const MAPPERS: Record<string, string> = {
  Product: '../modules/catalog/product.ts#Product as ProductParent',
  ProductsPage: '../modules/catalog/product-filter.ts#ProductList as ProductListParent',
  LocationsPage: '../modules/catalog/location.ts#LocationList as LocationListParent',
  ProductReviews: '../modules/catalog/reviews/review.ts#ReviewList as ReviewListParent',
  Variation: '../modules/catalog/product.ts#ProductVariation as VariationParent',
  Category: '../modules/catalog/category.ts#Category as CategoryParent',
  CategoryMenuItem: '../modules/catalog/category.ts#Category as CategoryParent',
  Occasion: '../modules/catalog/occasion.ts#Occasion as OccasionParent',
  Location: '../modules/catalog/location.ts#Location as LocationParent',
  Page: '../modules/content/page.ts#Page as PageParent',
  BlogArticle: '../modules/content/page.ts#Page as PageParent',
  BlogArticlesPage: '../modules/content/page.ts#ArticleList as ArticleListParent',
  ContentBlock: '../modules/content/block.ts#Block as ContentBlockParent',
  PaymentMethod: '../modules/payments/list-payment-methods.ts#OfferedMethod as OfferedMethodParent',
  User: '../modules/accounts/customer.ts#Customer as CustomerParent',
  CustomerProfile: '../modules/accounts/customer.ts#Customer as CustomerParent',
  Device: '../modules/accounts/sessions/session.ts#Session as SessionParent',
  BookAddress: '../modules/accounts/address-book/book-address.ts#BookAddress as BookAddressParent',
  GiftcardOrder: '../modules/orders/order.ts#Order as OrderParent',
  PlacedOrder: '../modules/orders/order.ts#Order as OrderParent',
  OrderTotals: '../modules/orders/price-order.ts#PricedOrder as PricedOrderParent',
  GroupedTotals: '../modules/orders/price-order.ts#PricedOrder as PricedOrderParent',
  ReceiverCount: '../modules/orders/order.ts#ShipmentOfOrder as ShipmentParent',
  GiftState: '../modules/orders/order.ts#ShipmentOfOrder as ShipmentParent',
  OrderedItem: '../modules/orders/order.ts#PackageOfOrder as PackageParent',
  OrderGifts: '../modules/orders/order.ts#Order as OrderParent',
  Gift: '../modules/orders/fulfilment/gift.ts#GiftOfOrder as GiftParent',
  GiftPackage: '../modules/orders/fulfilment/gift.ts#PackageOfGift as GiftPackageParent',
  RevealedCard: '../modules/orders/fulfilment/open-gift.ts#RevealedCard as RevealedCardParent',
  ReceivedGift: '../modules/orders/fulfilment/gift.ts#GiftOfOrder as GiftParent',
  Shipment: '../modules/orders/order.ts#ShipmentOfOrder as ShipmentParent',
  Package: '../modules/orders/order.ts#PackageOfOrder as PackageParent',
  ...Object.fromEntries(MAIN_ITEMS.map((name) => [name, '../modules/orders/order.ts#PackageOfOrder as PackageParent'])),
  ...Object.fromEntries(
    EXTRA_ITEMS.map((name) => [name, '../modules/orders/price-order.ts#PricedPackage as PricedPackageParent']),
  ),
  RedeemOrder: '../modules/orders/order.ts#Order as OrderParent',
  RedeemShipment: '../modules/redeem/redeem-order.resolvers.ts#RedeemShipmentParent',
  RedeemPackage: '../modules/redeem/redeem-order.resolvers.ts#RedeemPackageParent',
  ...Object.fromEntries(
    ['RedeemProduct', 'GiftcardProduct', 'DonationProduct'].map((name) => [
      name,
      '../modules/catalog/product.ts#Product as ProductParent',
    ]),
  ),
  RedeemCampaign: '../modules/redeem/redeem.store.ts#RedeemCampaign as RedeemCampaignParent',
  GiftcardInfo: '../modules/redeem/cards/card-info.ts#CardInfo as CardInfoParent',
  GiftcardDetails: '../modules/redeem/cards/card-details.ts#CardDetails as CardDetailsParent',
  ReorderPack: '../modules/checkout/reorder/list-reorder-packs.ts#ReorderPack as ReorderPackParent',
  MyGiftcard: '../modules/redeem/cards/list-my-cards.ts#MyCard as MyCardParent',
  Wrapper: '../modules/catalog/extra.ts#Wrapper as WrapperParent',
  GiftPacking: '../modules/catalog/extra.ts#GiftPacking as GiftPackingParent',
  ...Object.fromEntries(BLOCKS.map((name) => [name, `../modules/content/block.ts#${name} as ${name}Parent`])),
}

/** 48 bits: short, because browsers load the ids. This program fails when two operations have the same id. */
const ID_LENGTH = 8

type Operation = { name: string; kind: 'Query' | 'Mutation'; id: string; text: string /** Where it was written. */; file: string }

const TYPED_DOCUMENT = `
/** A registered operation. Only its id is sent; the types exist only at compile time. */
export type TypedDocument<Answer, Variables> = {
  id: string
  name: string
  /** True for a mutation. */
  isMutation?: true
  /** Never set, only for the types. */
  types?: (variables: Variables) => Answer
}
`

const schemaDocument = mergeSdl(listFiles(...SCHEMA_FILES).map(readSource), USER_DATA_ARGUMENT)
const schema = buildASTSchema(schemaDocument)
const documents = listFiles(OPERATION_FILES).map((location) => ({ location, document: parse(readSource(location)) }))

checkDocuments()
mkdirSync(join(OUT, 'operations'), { recursive: true })
const registered = listOperations()
if (new Set(registered.map(({ id }) => id)).size < registered.length) throw new Error('Two operations share an id.')
// Written first, so that the server has each id before a browser can send it.
write('documents.json', `${JSON.stringify(Object.fromEntries(registered.map(({ id, text }) => [id, text])), null, 2)}\n`)
const files = Map.groupBy(registered, ({ file }) => file)
for (const file of globSync('operations/*.ts', { cwd: OUT })) if (!files.has(file)) rmSync(join(OUT, file))
for (const [file, list] of files) write(file, HEADER + printOperations(list))
// Types are in a separate file that no browser loads, so a change of types reloads nothing.
write('operation-types.ts', HEADER + (await printOperationTypes()))
write('documents.ts', HEADER + printDocuments([...files.keys()]))
write('db.ts', HEADER + printDbTypes(readText('db/schema.sql')))
write('resolvers.ts', HEADER + (await printResolvers()))

function listFiles(...patterns: string[]): string[] {
  return globSync(patterns, { cwd: ROOT }).sort()
}

function readText(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}

/** With the name of the file for error messages. */
function readSource(file: string): Source {
  return new Source(readText(file), file)
}

/** An unchanged file is not written, so that watchers do not react. */
function write(name: string, text: string): void {
  const file = join(OUT, name)
  try {
    if (readFileSync(file, 'utf8') === text) return
  } catch {
    // The file does not exist yet.
  }
  writeFileSync(file, text)
}

function checkDocuments(): void {
  const whole: DocumentNode = { kind: Kind.DOCUMENT, definitions: documents.flatMap(({ document }) => document.definitions) }
  const errors = validate(schema, whole, specifiedRules)
  if (errors.length > 0) throw new AggregateError(errors, errors.map((error) => error.toString()).join('\n\n'))
}

function printResolvers(): Promise<string> {
  return codegen({
    filename: 'resolvers.ts',
    schema: schemaDocument,
    documents: [],
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript, resolvers },
    config: {
      contextType: '../modules/accounts/index.ts#ShopContext',
      mappers: MAPPERS,
      useTypeImports: true,
      enumsAsTypes: true,
      scalars: { ID: { input: 'string', output: 'string | number' } },
      skipTypename: true,
      inputMaybeValue: 'T | null | undefined',
      resolversNonOptionalTypename: { interfaceImplementingType: true, unionMember: true },
    },
  })
}

/** A file with the operation ids of one folder, so that a page loads only those of its screens. */
function printOperations(list: readonly Operation[]): string {
  const types = list.flatMap(({ name, kind }) => [`${name}${kind}`, `${name}${kind}Variables`])
  const constants = list.map(
    ({ name, id, kind }) =>
      `export const ${name}Document: TypedDocument<${name}${kind}, ${name}${kind}Variables> = { id: '${id}', name: '${name}'${kind === 'Mutation' ? ', isMutation: true' : ''} }`,
  )
  return `import type { ${[...types, 'TypedDocument'].join(', ')} } from '../operation-types.ts'\n\n${constants.join('\n')}\n`
}

async function printOperationTypes(): Promise<string> {
  const types = await codegen({
    filename: 'operation-types.ts',
    schema: schemaDocument,
    documents,
    plugins: [{ operations: {} }],
    pluginMap: { operations },
    config: { useTypeImports: true, enumType: 'string-literal', skipTypename: false, scalars: { ID: 'string' } },
  })
  return `${types}\n${TYPED_DOCUMENT}`
}

function printDocuments(files: readonly string[]): string {
  return `export type * from './operation-types.ts'\n${files.map((file) => `export * from './${file}'\n`).join('')}`
}

/** Each operation with the fragments it needs, in a fixed order, so that the same text always has the same id. */
function listOperations(): Operation[] {
  const definitions = documents.flatMap(({ document }) => document.definitions)
  const fragments = new Map(
    definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  )
  return documents
    .flatMap(({ location, document }) => document.definitions.map((definition) => ({ location, definition })))
    .flatMap(({ location, definition: operation }) => {
      if (operation.kind !== Kind.OPERATION_DEFINITION) return []
      if (!operation.name) throw new Error(`An operation has no name:\n${print(operation)}`)
      const used = [...listFragments(operation, fragments)].sort((a, b) => a.name.value.localeCompare(b.name.value))
      const text = print({ kind: Kind.DOCUMENT, definitions: [withUserData(operation), ...used] })
      const kind: Operation['kind'] = operation.operation === 'mutation' ? 'Mutation' : 'Query'
      return {
        name: operation.name.value,
        kind,
        id: createHash('sha256').update(text).digest('base64url').slice(0, ID_LENGTH),
        text,
        file: `operations/${basename(location, '.graphql')}.ts`,
      }
    })
    .sort((a, b) => a.name.localeCompare(b.name))
}

/** Spec §7: every call has the variable userData. It is added here, so that no operation repeats it. */
function withUserData(operation: OperationDefinitionNode): OperationDefinitionNode {
  const name: NameNode = { kind: Kind.NAME, value: USER_DATA_ARGUMENT.name }
  const variable: VariableNode = { kind: Kind.VARIABLE, name }
  const definition = { kind: Kind.VARIABLE_DEFINITION, variable, type: parseType(USER_DATA_ARGUMENT.type) } as const
  const selections = operation.selectionSet.selections.map((selection) => {
    if (selection.kind !== Kind.FIELD)
      throw new Error(
        `${operation.name?.value} has root fields in a fragment: write them in the operation, where each gets userData.`,
      )
    return { ...selection, arguments: [...(selection.arguments ?? []), { kind: Kind.ARGUMENT, name, value: variable } as const] }
  })
  return {
    ...operation,
    variableDefinitions: [...(operation.variableDefinitions ?? []), definition],
    selectionSet: { ...operation.selectionSet, selections },
  }
}

function listFragments(
  node: OperationDefinitionNode | FragmentDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Set<FragmentDefinitionNode>(),
): Set<FragmentDefinitionNode> {
  visit(node, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value)
      if (!fragment || found.has(fragment)) return
      found.add(fragment)
      listFragments(fragment, fragments, found)
    },
  })
  return found
}
