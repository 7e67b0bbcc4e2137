import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { groupCardNumber, moveCaret } from './card-values.ts'

/** For an input that groups a card number while it is typed. */
export function useGroupedNumber(onChange: (cardNumber: string) => void) {
  const ref = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  // Grouping moves the caret to the end, so it is put back behind the typed digit.
  useLayoutEffect(() => {
    if (caret.current !== undefined) ref.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    caret.current = moveCaret(target.value, target.selectionStart ?? target.value.length)
    onChange(groupCardNumber(target.value))
  }
  return { ref, type }
}
