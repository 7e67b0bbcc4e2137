import type { I18n } from '@lingui/core'
import { FAILURES, type FailureName, PARAMETER_MESSAGES, type ShopFailure } from '#shared/failures.ts'
import type { CallFailure } from '../../data/call-failure.ts'

type Refusal = { name: FailureName; parameter?: string; values: Readonly<Record<string, string>> }

/** The text that a shopper reads for a failure of the API (by code) or of a form's own check (by name). */
export type TranslateFailure = (failure: CallFailure | ShopFailure) => string

/** Finds the text by code and parameter, otherwise by code alone (spec §8). An unknown code gets the general text. */
export function translateFailure(i18n: I18n, failure: CallFailure | ShopFailure): string {
  const { name, parameter, values } = toRefusal(failure)
  const special = `${name}.${parameter}`
  const message = PARAMETER_MESSAGES[special]
  return message ? i18n._(special, values, { message }) : i18n._(name, values, { message: FAILURES[name].message })
}

function toRefusal(failure: CallFailure | ShopFailure): Refusal {
  if ('name' in failure) return { ...failure, values: failure.values ?? {} }
  const name = NAMES.get(failure.code) ?? 'UNKNOWN'
  return {
    name,
    parameter: failure.referencedRequestParameter?.split('.').at(-1),
    values: readValues(FAILURES[name].message, failure.message),
  }
}

const NAMES = new Map(Object.entries(FAILURES).map(([name, { code }]) => [code as number, name as FailureName]))

/** The API's message has its placeholders filled in; comparing it with the template gives their values. */
function readValues(template: string, message: string): Record<string, string> {
  const pattern = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.*)')
  return { ...new RegExp(`^${pattern}$`, 's').exec(message)?.groups }
}
