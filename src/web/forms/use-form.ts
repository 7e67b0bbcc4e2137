import { type FormEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ShopFailure } from '../../shared/failures.ts'
import type { CallFailure } from '../data/call-failure.ts'
import { useFailureTexts } from '../i18n/failures/use-failure-texts.ts'
import { type SendFailure, useSending } from './use-sending.ts'

/** No error is shown while the visitor is still typing (spec §5, delayed error). */
const TYPING_DELAY_MS = 800
/** An error shown on blur must not move a button that is being pressed. */
const BLUR_DELAY_MS = 250

export type Form<V> = {
  values: V
  // Methods instead of function properties, so that a form with more fields can be passed where one with fewer is expected: an address within the buyer's data.
  /** `fields` lists the changed fields if their names differ from those of the values: "receiver.email". */
  change(changes: Partial<V>, ...fields: string[]): void
  blur(field: keyof V & string): void
  /** Starts again with other values and without errors. */
  reset(values: V): void
  /** The error text of a field, if there is one to show. */
  errorOf: (field: string) => string | undefined
  /** The first error text of a group of fields: "receivers.1." */
  firstErrorIn: (prefix: string) => string | undefined
  /** The refusals of the shop, by field. */
  refusals: Refusals
  /** Shows the refusals of another call beside these fields, and focuses the first. */
  refuse: (refusals: readonly CallFailure[]) => void
  /** Shows all errors and focuses the first. Returns false when there are any. */
  check: () => boolean
  /** Sends a valid form. Resolves to true when the shop accepted it. */
  send: (event?: FormEvent) => Promise<boolean>
  isSending: boolean
  /** An error that belongs to no field. */
  failure: SendFailure
  /** The props of the `<form>` itself. */
  props: { ref: RefObject<HTMLFormElement | null>; onFocus: () => void; onSubmit: (event: FormEvent) => void }
}

export type Refusals = ReadonlyMap<string, CallFailure>

export type FormOptions<V> = {
  initial: V
  listFailures: (values: V) => readonly ShopFailure[]
  /** Resolves to the refusals of the shop. Without an event, the form was not sent by its own button. */
  send: (values: V, event?: FormEvent) => Promise<readonly CallFailure[]>
  /** Saves the typed values until they are sent. `restore` may also read what was typed into the server's page before hydration. */
  draft?: { restore?: (initial: V, form: HTMLFormElement | null) => V | undefined; save?: (values: V) => void }
  /** Spec §5, mode "all": errors show while typing and on blur. A form of choices shows them when it is sent. */
  mode?: 'all' | 'onSend'
  /** The field that a refusal belongs to; by default the value of that name. */
  fieldOf?: (refusal: CallFailure, values: V) => string | undefined
  /** Refusals that are already known: shown at once, together with all other errors. */
  refused?: Refusals | undefined
  /** The id of the `<form>` that contains these fields, if it belongs to another form. */
  formId?: string | undefined
}

/** Values, errors, draft and submission of a form, validated by the same rules as on the server. */
export function useForm<V extends object>(options: FormOptions<V>): Form<V> {
  const { initial, listFailures, draft, mode = 'all', refused } = options
  const [values, setValues] = useState(initial)
  const [refusals, setRefusals] = useState<Refusals>(refused ?? new Map())
  const failures = listFailures(values)
  const failureOf = toFirst(failures)
  const { hasShown, isShown, showLater, showNow, hideAll } = useShownFields(refused ? failures : [])
  const [wasFocused, setFocused] = useState(false)
  const translate = useFailureTexts(wasFocused || hasShown || refusals.size > 0)
  const { form, focusFirstError } = useFocusOnError(translate !== undefined, refused !== undefined, options.formId)
  const sending = useSending()

  const prepare = useEffectEvent(() => {
    // Without script the browser must validate, so `novalidate` is set here and not in the server's page.
    form.current?.setAttribute('novalidate', '')
    const restored = draft?.restore?.(initial, form.current)
    if (restored) setValues(restored)
  })
  // After hydration, because the server does not know what is saved in the tab.
  useLayoutEffect(() => prepare(), [])

  const update = (changed: V) => {
    setValues(changed)
    draft?.save?.(changed)
  }
  const change = (changes: Partial<V>, ...corrected: string[]) => {
    const fields = corrected.length > 0 ? corrected : Object.keys(changes)
    update({ ...values, ...changes })
    setRefusals((known) => new Map([...known].filter(([name]) => !fields.includes(name))))
    if (mode === 'all') for (const field of fields) showLater(field, TYPING_DELAY_MS)
  }
  const errorOf = (field: string) => {
    const failure = isShown(field) ? failureOf.get(field) : undefined
    const error = failure ?? refusals.get(field)
    return error && translate?.(error)
  }
  const check = () => {
    showNow(failures)
    if (failures.length > 0) focusFirstError()
    return failures.length === 0
  }
  const findField = options.fieldOf ?? findValue
  const refuse = (answer: readonly CallFailure[]) => {
    setRefusals(toRefusals(answer, (refusal) => findField(refusal, values)))
    if (answer.length > 0) focusFirstError()
  }
  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    // A modal's form is inside the form that opened it.
    event?.stopPropagation()
    let isAccepted = false
    await sending.send(async () => {
      if (!check()) return []
      const answer = await options.send(values, event)
      isAccepted = answer.length === 0
      refuse(answer)
      return answer.filter((refusal) => findField(refusal, values) === undefined)
    })
    return isAccepted
  }
  return {
    values,
    change,
    blur: (field) => mode === 'all' && showLater(field, BLUR_DELAY_MS),
    reset: (next) => {
      update(next)
      setRefusals(new Map())
      hideAll()
    },
    errorOf,
    firstErrorIn: (prefix) => listFields(failures, refusals, prefix).map(errorOf).find(Boolean),
    refusals,
    refuse,
    check,
    send,
    isSending: sending.isSending,
    failure: sending.failure,
    props: { ref: form, onFocus: () => setFocused(true), onSubmit: (event) => void send(event) },
  }
}

/** "shipments.0.receivers.0.email" belongs to the field "email". */
export function lastPartOf({ referencedRequestParameter }: CallFailure): string {
  return referencedRequestParameter?.split('.').at(-1) ?? ''
}

function findValue(refusal: CallFailure, values: object): string | undefined {
  const name = lastPartOf(refusal)
  return name in values ? name : undefined
}

/** The first refusal of each field. */
function toRefusals(answer: readonly CallFailure[], findField: (refusal: CallFailure) => string | undefined): Refusals {
  return new Map(answer.toReversed().map((refusal) => [findField(refusal) ?? '', refusal]))
}

/** The first error of each field. A form may have a thousand fields. */
function toFirst(failures: readonly ShopFailure[]): ReadonlyMap<string | undefined, ShopFailure> {
  return new Map(failures.toReversed().map((failure) => [failure.parameter, failure]))
}

/** The fields of a group that have an error. */
function listFields(failures: readonly ShopFailure[], refusals: Refusals, prefix: string): string[] {
  const fields = [...failures.map(({ parameter = '' }) => parameter), ...refusals.keys()]
  return fields.filter((field) => field.startsWith(prefix))
}

/** The fields that may show their errors. */
function useShownFields(atFirst: readonly ShopFailure[]) {
  const [shown, setShown] = useState<ReadonlySet<string | undefined>>(() => toFields(atFirst))
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const started = timers.current
    return () => {
      for (const timer of started.values()) clearTimeout(timer)
    }
  }, [])
  return {
    hasShown: shown.size > 0,
    isShown: (field: string) => shown.has(field),
    showNow: (failures: readonly ShopFailure[]) => setShown((known) => new Set([...known, ...toFields(failures)])),
    hideAll: () => setShown(new Set()),
    showLater: (field: string, delayMs: number) => {
      clearTimeout(timers.current.get(field))
      timers.current.set(
        field,
        setTimeout(() => setShown((known) => new Set([...known, field])), delayMs),
      )
    },
  }
}

function toFields(failures: readonly ShopFailure[]): ReadonlySet<string | undefined> {
  return new Set(failures.map(({ parameter }) => parameter))
}

/** Focuses the topmost invalid field once its error is rendered: the error texts may still be loading. */
function useFocusOnError(hasTexts: boolean, isWanted: boolean, formId: string | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const [wanted, setWanted] = useState(isWanted ? 1 : 0)
  const done = useRef(0)
  useEffect(() => {
    if (!hasTexts || wanted === done.current) return
    done.current = wanted
    focusFirstError(formId ? document.getElementById(formId) : form.current)
  }, [wanted, hasTexts, formId])
  return { form, focusFirstError: () => setWanted((count) => count + 1) }
}

/** Focuses the first invalid control of a form, from top to bottom. Controls outside the form that refer to it come last. */
export function focusFirstError(form: HTMLElement | null): void {
  const within = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input:not(:disabled), [data-failure]')
  const outside = form?.id ? document.querySelector<HTMLElement>(`[form="${form.id}"][aria-invalid="true"]`) : undefined
  ;(within ?? outside)?.focus()
}
