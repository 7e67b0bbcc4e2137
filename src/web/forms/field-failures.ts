import type { ShopFailure } from '../../shared/failures.ts'
import type { CallFailure } from '../data/call-failure.ts'
import type { TranslateFailure } from '../i18n/failures/translate-failure.ts'

/** A refusal of a form's own check, or of the API. */
export type FieldFailure = ShopFailure | CallFailure

export function parameterOf(failure: FieldFailure): string | undefined {
  return 'name' in failure ? failure.parameter : (failure.referencedRequestParameter ?? undefined)
}

/** What is left to correct: a parameter is corrected with all that is part of it. */
export function withoutCorrected(failures: readonly FieldFailure[], corrected: string): FieldFailure[] {
  return failures.filter((failure) => {
    const parameter = parameterOf(failure)
    return parameter !== corrected && !parameter?.startsWith(`${corrected}.`)
  })
}

/** What is wrong with the others when a receiver goes: who comes after moves up. */
export function withoutReceiver(failures: readonly FieldFailure[], index: number): FieldFailure[] {
  return withoutCorrected(failures, `receivers.${index}`).map((failure) => {
    const [, place, field] = /^receivers\.(\d+)\.(.+)$/.exec(parameterOf(failure) ?? '') ?? []
    return place && Number(place) > index ? withParameter(failure, `receivers.${Number(place) - 1}.${field}`) : failure
  })
}

/** The same refusal, of a parameter that goes by another name here. */
export function withParameter(failure: FieldFailure, parameter: string | undefined): FieldFailure {
  return 'name' in failure ? { ...failure, parameter } : { ...failure, referencedRequestParameter: parameter ?? null }
}

/** What to write next to a field; undefined when nothing is wrong with it. */
export function errorsOf(failures: readonly FieldFailure[], translate: TranslateFailure | undefined) {
  return (parameter: string): string | undefined => {
    const failure = failures.find((one) => parameterOf(one) === parameter)
    return failure && translate?.(failure)
  }
}

/** The first thing in a form that is wrong gets the focus, from top to bottom. */
export function focusFirstError(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input:not(:disabled), [data-failure]')?.focus()
}

/** The first thing that is wrong with a receiver, whichever field it is. */
export function firstErrorOf(
  index: number,
  failures: readonly FieldFailure[],
  errorOf: (parameter: string) => string | undefined,
): string | undefined {
  const parameter = failures.map(parameterOf).find((one) => one?.startsWith(`receivers.${index}.`))
  return parameter && errorOf(parameter)
}

/** "shipments.0.receivers.0.email" is "email" to the form of one receiver. */
export function withoutPlace(failure: FieldFailure): FieldFailure {
  return withParameter(failure, parameterOf(failure)?.split('.').at(-1))
}
