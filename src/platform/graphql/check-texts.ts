import { type ShopFailure, toApiError } from '../../shared/failures.ts'
import { findBrokenText, findText } from '../../shared/validation/clean-text.ts'
import { type GraphQLOutputType, getNullableType, isListType, isNonNullType, isObjectType } from './graphql-js.ts'

/** Longer than any valid text: the provider's `sessionResult` is the longest. Stored texts have shorter limits of their own. */
const TEXT_MAX_LENGTH = 8_000

/** The failure for a broken or too long text in a field's arguments, from variables or the document. Parts of `input` are named without "input.". */
export function findTextFailure(args: object): ShopFailure | undefined {
  const broken = findBrokenText(args)
  if (broken !== undefined) return { name: 'TEXT_UNREADABLE', parameter: broken.replace(/^input\./, '') }
  const long = findText(args, (text) => text.length > TEXT_MAX_LENGTH)
  return long === undefined ? undefined : { name: 'TEXT_TOO_LONG', parameter: long.replace(/^input\./, '') }
}

/** Makes the payload of a field that reports refusals in `errors`, with nothing else in it; undefined for a field without `errors`. */
export function refusedAnswerOf(type: GraphQLOutputType): ((failure: ShopFailure) => object) | undefined {
  const answer = getNullableType(type)
  if (!isObjectType(answer) || !answer.getFields().errors) return undefined
  const required = Object.values(answer.getFields()).filter((field) => isNonNullType(field.type))
  const empty = required.map(({ name, type }) => [name, isListType(getNullableType(type)) ? [] : false])
  return (failure) => ({ ...Object.fromEntries(empty), errors: [toApiError(failure)] })
}
