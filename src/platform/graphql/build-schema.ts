import { readFileSync } from 'node:fs'
import { type ShopFailure, toApiError } from '../../shared/failures.ts'
import type { ShopModule } from '../module.ts'
import { findArgumentFailure } from './check-arguments.ts'
import {
  assertValidSchema,
  buildASTSchema,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
  type GraphQLTypeResolver,
  getNullableType,
  isAbstractType,
  isListType,
  isNonNullType,
  isObjectType,
} from './graphql-js.ts'
import { Refusal } from './refusal.ts'
import { mergeSdl, type RootArgument } from './sdl.ts'

/** Checks the argument of every root field before the field is resolved. */
export type CheckedRootArgument<C> = RootArgument & { check: (context: C, value: unknown) => ShopFailure | undefined }

const PLATFORM_SDL = new URL('./platform.graphql', import.meta.url)

/** The executable schema: the SDL of all modules, with their resolvers. */
export function buildSchema<C>(modules: readonly ShopModule[], rootArgument: CheckedRootArgument<C>): GraphQLSchema {
  const urls = [PLATFORM_SDL, ...modules.flatMap(({ schema }) => schema ?? [])]
  const sources = urls.map((url) => readFileSync(url, 'utf8'))
  const schema = buildASTSchema(mergeSdl(sources, rootArgument))
  for (const module of modules) attachResolvers(schema, module)
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (!field.resolve) throw new Error(`No module resolves the root field ${field.name}`)
      field.resolve = withRefusals(field.resolve, refusedAnswerOf(field.type), rootArgument)
    }
  }
  assertComplete(schema)
  return schema
}

function attachResolvers(schema: GraphQLSchema, module: ShopModule): void {
  for (const [typeName, resolvers] of Object.entries(module.resolvers)) {
    const type = schema.getType(typeName)
    for (const [name, resolve] of Object.entries(resolvers)) {
      if (isAbstractType(type) && name === '__resolveType') {
        type.resolveType = resolve as GraphQLTypeResolver<unknown, unknown>
        continue
      }
      const field = isObjectType(type) ? type.getFields()[name] : undefined
      if (!field) throw new Error(`Module ${module.name} resolves ${typeName}.${name}, which is not in the schema`)
      field.resolve = resolve as GraphQLFieldResolver<unknown, unknown>
    }
  }
}

type RefusedAnswer = (failure: ShopFailure) => object

/** Checks the arguments before the field is resolved. A refused input, and a refusal of the resolver, are reported in the `errors` of the field if it has them. */
function withRefusals<C>(
  resolve: GraphQLFieldResolver<unknown, C>,
  toAnswer: RefusedAnswer | undefined,
  { name, check }: CheckedRootArgument<C>,
): GraphQLFieldResolver<unknown, C> {
  // oxlint-disable-next-line max-params -- the signature of a resolver
  return async (source, args, context, info) => {
    const refused = findArgumentFailure(args)
    if (refused && toAnswer) return toAnswer(refused)
    const failure = refused ?? (args[name] ? check(context, args[name]) : undefined)
    if (failure) throw new Refusal(failure)
    try {
      return await resolve(source, args, context, info)
    } catch (error) {
      if (toAnswer && error instanceof Refusal) return toAnswer(error.failure)
      throw error
    }
  }
}

/** Makes the payload of a field that reports refusals in `errors`, with nothing else in it; undefined for a field without `errors`. */
function refusedAnswerOf(type: GraphQLOutputType): RefusedAnswer | undefined {
  const answer = getNullableType(type)
  if (!isObjectType(answer) || !answer.getFields().errors) return undefined
  const required = Object.values(answer.getFields()).filter((field) => isNonNullType(field.type))
  const empty = required.map(({ name, type }) => [name, isListType(getNullableType(type)) ? [] : false])
  return (failure) => ({ ...Object.fromEntries(empty), errors: [toApiError(failure)] })
}

/** Compiled queries cannot infer the type of a value, so interfaces and unions need a __resolveType. */
function assertComplete(schema: GraphQLSchema): void {
  assertValidSchema(schema)
  for (const type of Object.values(schema.getTypeMap())) {
    if (isAbstractType(type) && !type.resolveType) throw new Error(`${type.name} has no __resolveType`)
  }
}
