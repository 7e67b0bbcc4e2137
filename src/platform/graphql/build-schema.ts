import { readFileSync } from 'node:fs'
import type { ShopFailure } from '../../shared/failures.ts'
import type { ShopModule } from '../module.ts'
import { findListFailure } from './check-lists.ts'
import { findTextFailure, refusedAnswerOf } from './check-texts.ts'
import {
  assertValidSchema,
  buildASTSchema,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  type GraphQLTypeResolver,
  isAbstractType,
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
      const toAnswer = refusedAnswerOf(field.type)
      field.resolve = withCheckedInput(checked(withRefusals(field.resolve, toAnswer), rootArgument), toAnswer)
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

/** A refusal thrown inside a resolver is reported in the `errors` of its root field. */
function withRefusals<C>(
  resolve: GraphQLFieldResolver<unknown, C>,
  toAnswer: ReturnType<typeof refusedAnswerOf>,
): GraphQLFieldResolver<unknown, C> {
  if (!toAnswer) return resolve
  // oxlint-disable-next-line max-params -- the signature of a resolver
  return async (source, args, context, info) => {
    try {
      return await resolve(source, args, context, info)
    } catch (error) {
      if (error instanceof Refusal) return toAnswer(error.failure)
      throw error
    }
  }
}

/** Refuses lists that are too long and texts that cannot be read or stored, before the field is resolved. */
function withCheckedInput<C>(
  resolve: GraphQLFieldResolver<unknown, C>,
  toAnswer: ReturnType<typeof refusedAnswerOf>,
): GraphQLFieldResolver<unknown, C> {
  // oxlint-disable-next-line max-params -- the signature of a resolver
  return (source, args, context, info) => {
    const failure = findListFailure(args) ?? findTextFailure(args)
    if (!failure) return resolve(source, args, context, info)
    if (toAnswer) return toAnswer(failure)
    throw new Refusal(failure)
  }
}

function checked<C>(
  resolve: GraphQLFieldResolver<unknown, C>,
  { name, check }: CheckedRootArgument<C>,
): GraphQLFieldResolver<unknown, C> {
  // oxlint-disable-next-line max-params -- the signature of a resolver
  return (source, args, context, info) => {
    const failure = args[name] ? check(context, args[name]) : undefined
    if (failure) throw new Refusal(failure)
    return resolve(source, args, context, info)
  }
}

/** Compiled queries cannot infer the type of a value, so interfaces and unions need a __resolveType. */
function assertComplete(schema: GraphQLSchema): void {
  assertValidSchema(schema)
  for (const type of Object.values(schema.getTypeMap())) {
    if (isAbstractType(type) && !type.resolveType) throw new Error(`${type.name} has no __resolveType`)
  }
}
