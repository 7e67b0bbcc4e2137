import { useEffect, useRef, useState } from 'react'
import type { ShopFailure } from '../../shared/failures.ts'
import type { CallFailure } from '../data/call-failure.ts'
import { useFailureTexts } from '../i18n/failures/use-failure-texts.ts'

/** No error is shown in the middle of a word (spec §5, delayed error). */
const TYPING_DELAY_MS = 800
/** An error shown on blur must not move the button that is just being pressed. */
const BLUR_DELAY_MS = 250

export type Form<V> = {
  values: V
  // Methods, so that a form with more fields is also a form with fewer: an address within the buyer's data.
  change(changes: Partial<V>): void
  blur(field: keyof V & string): void
  /** The error text of a field, if there is one to show. */
  errorOf: (field: string) => string | undefined
  /** Shows all errors and goes to the first. False when there are any. */
  check: () => boolean
  /** Shows the server's refusals, each at its field. */
  refuse: (refusals: readonly CallFailure[]) => void
}

/** For the form's own element: `ref={frame}`. */
export type FormFrame = (element: HTMLFormElement | null) => void

type FormOptions<V> = {
  initial: V
  listFailures: (values: V) => readonly ShopFailure[]
  /** Called with all values at every change. */
  onChange?: (values: V) => void
}

/** Every field is validated on change and on blur (spec §5, mode "all"), by the same rules as on the server. */
export function useForm<V extends object>({ initial, listFailures, onChange }: FormOptions<V>): [Form<V>, FormFrame] {
  const [values, setValues] = useState(initial)
  const [refusals, setRefusals] = useState<ReadonlyMap<string, CallFailure>>(new Map())
  const translate = useFailureTexts()
  const { isShown, showLater, showAll } = useShownFields()
  const { frame, goToFirst } = useFirstFault(translate !== undefined)
  const failures = listFailures(values)

  const change = (changes: Partial<V>) => {
    const changed = { ...values, ...changes }
    setValues(changed)
    onChange?.(changed)
    const fields = Object.keys(changes)
    setRefusals((known) => new Map([...known].filter(([field]) => !fields.includes(field))))
    for (const field of fields) showLater(field, TYPING_DELAY_MS)
  }
  const errorOf = (field: string) => {
    const failure = isShown(field) ? failures.find(({ parameter }) => parameter === field) : undefined
    const fault = failure ?? refusals.get(field)
    return fault && translate?.(fault)
  }
  const check = () => {
    if (failures.length === 0) return true
    showAll()
    goToFirst()
    return false
  }
  const refuse = (refused: readonly CallFailure[]) => {
    setRefusals(new Map(refused.toReversed().map((refusal) => [fieldOf(refusal), refusal])))
    goToFirst()
  }
  return [{ values, change, blur: (field) => showLater(field, BLUR_DELAY_MS), errorOf, check, refuse }, frame]
}

/** "shipments.0.receivers.0.email" is about the field email. */
export function fieldOf({ referencedRequestParameter }: CallFailure): string {
  return referencedRequestParameter?.split('.').at(-1) ?? ''
}

/** Which fields may show what is wrong with them. */
function useShownFields() {
  const [shown, setShown] = useState<ReadonlySet<string> | 'all'>(new Set())
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const started = timers.current
    return () => {
      for (const timer of started.values()) clearTimeout(timer)
    }
  }, [])
  const show = (field: string) => setShown((known) => (known === 'all' ? known : new Set([...known, field])))
  return {
    isShown: (field: string) => shown === 'all' || shown.has(field),
    showAll: () => setShown('all'),
    showLater: (field: string, delayMs: number) => {
      clearTimeout(timers.current.get(field))
      timers.current.set(
        field,
        setTimeout(() => show(field), delayMs),
      )
    },
  }
}

/** Moves the focus to the topmost invalid field once it is rendered as invalid: the error texts may still be loading. */
function useFirstFault(hasWords: boolean) {
  const [element, setElement] = useState<HTMLFormElement | null>(null)
  const [asked, setAsked] = useState(0)
  const answered = useRef(0)
  useEffect(() => {
    if (!hasWords || asked === answered.current) return
    answered.current = asked
    element?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [asked, hasWords, element])
  return { frame: setElement, goToFirst: () => setAsked((count) => count + 1) }
}
