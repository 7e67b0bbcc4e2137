import { type ShopFailure, toApiError } from '../../shared/failures.ts'
import { findBrokenText, findText } from '../../shared/validation/clean-text.ts'
import { type GraphQLOutputType, getNullableType, isListType, isNonNullType, isObjectType } from './graphql-js.ts'

/** More than anything that is sent needs: the provider's `sessionResult` is the longest. What is stored has a shorter limit of its own. */
const TEXT_MAX_LENGTH = 8_000

/** What is wrong with the texts among a field's arguments, whether they came as variables or in the document. Parts of `input` go by their own names. */
export function findTextFailure(args: object): ShopFailure | undefined {
  const broken = findBrokenText(args)
  if (broken !== undefined) return { name: 'TEXT_UNREADABLE', parameter: broken.replace(/^input\./, '') }
  const long = findText(args, (text) => text.length > TEXT_MAX_LENGTH)
  return long === undefined ? undefined : { name: 'TEXT_TOO_LONG', parameter: long.replace(/^input\./, '') }
}

/** The answer of a field that reports refusals in `errors`, with nothing else in it; undefined where a field has no `errors`. */
export function refusedAnswerOf(type: GraphQLOutputType): ((failure: ShopFailure) => object) | undefined {
  const answer = getNullableType(type)
  if (!isObjectType(answer) || !answer.getFields().errors) return undefined
  const required = Object.values(answer.getFields()).filter((field) => isNonNullType(field.type))
  const empty = required.map(({ name, type }) => [name, isListType(getNullableType(type)) ? [] : false])
  return (failure) => ({ ...Object.fromEntries(empty), errors: [toApiError(failure)] })
}
