import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { splitCardNumbers } from '#shared/validation/activation.ts'
import { groupCardNumber } from '../../features/card-entry/card-values.ts'
import { useGroupedNumber } from '../../features/card-entry/use-grouped-number.ts'
import type { Form } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { ActivationValues, CardRow } from './activation-values.ts'

/** A long list shows its first rows, and the first of the later rows with an error. */
const MOST_SHOWN = 50

/** The button is above the field, so that all 19 digits of a number are visible on a phone. */
const BESIDE_LABEL = 'absolute -top-2.5 right-0 shrink-0'

type CardRowsProps = { form: Form<ActivationValues>; amountHint: string }

/** One row for each card: typed, pasted as a list, or scanned. A scanner works like a keyboard that ends with Enter. */
export function CardRows({ form, amountHint }: CardRowsProps) {
  const { rows } = form.values
  const { added, replace, add, remove } = useRows(form)
  const later = rows.slice(MOST_SHOWN).map((_row, place) => MOST_SHOWN + place)
  const wrong = later.filter((index) => form.errorOf(`rows.${index}.cardNumber`) ?? form.errorOf(`rows.${index}.amount`))
  const shown = [...rows.keys()].slice(0, MOST_SHOWN).concat(wrong.slice(0, MOST_SHOWN))
  const hidden = rows.length - shown.length
  const hiddenWrong = wrong.slice(MOST_SHOWN).length
  return (
    <div className="flex flex-col gap-4">
      <ol className={classNames('grid gap-4', rows.length > 1 && form.values.isSame && 'tablet:grid-cols-2')}>
        {shown.map((index) => (
          <Row
            key={rows[index]?.key}
            form={form}
            index={index}
            amountHint={amountHint}
            isFocused={rows[index]?.key === added}
            onNumbers={(numbers) => replace(index, numbers)}
            onEnter={add}
            onRemove={rows.length > 1 ? () => remove(index) : undefined}
          />
        ))}
      </ol>
      {hidden > 0 && (
        <p role="status" className="text-ink-soft">
          <Plural value={hidden} one="And # more card" other="And # more cards" />
          {hiddenWrong > 0 && (
            <>
              {' '}
              <Plural value={hiddenWrong} one="(# of them needs correcting)" other="(# of them need correcting)" />
            </>
          )}
        </p>
      )}
      <Button variant="secondary" leadingIcon="plus" onClick={add} className="self-start">
        <Trans>Add another card</Trans>
      </Button>
    </div>
  )
}

function useRows(form: Form<ActivationValues>) {
  const { rows } = form.values
  const [added, setAdded] = useState<number>()
  const nextKey = Math.max(...rows.map(({ key }) => key)) + 1
  // Every change drops the refusals, because a refusal names a card by its position in the list that was sent.
  const save = (changed: readonly CardRow[]) =>
    form.change({ rows: changed }, 'rows', ...[...form.refusals.keys()].filter((field) => field.startsWith('rows.')))
  return {
    added,
    /** The first pasted number stays in its row; the others get new rows after it. */
    replace: (index: number, numbers: readonly string[]) => {
      const { amount = '' } = rows[index] ?? {}
      const pasted = numbers.map((number, place) => ({
        key: place === 0 ? (rows[index]?.key ?? nextKey) : nextKey + place,
        cardNumber: groupCardNumber(number),
        amount,
      }))
      save(rows.toSpliced(index, 1, ...pasted))
    },
    /** Uses an empty last row first. */
    add: () => {
      const last = rows.at(-1)
      if (last?.cardNumber === '') return setAdded(last.key)
      save([...rows, { key: nextKey, cardNumber: '', amount: last?.amount ?? '' }])
      setAdded(nextKey)
    },
    remove: (index: number) => save(rows.toSpliced(index, 1)),
  }
}

type RowProps = {
  form: Form<ActivationValues>
  index: number
  amountHint: string
  isFocused: boolean
  onNumbers: (numbers: readonly string[]) => void
  onEnter: () => void
  onRemove: (() => void) | undefined
}

function Row({ form, index, amountHint, isFocused, onNumbers, onEnter, onRemove }: RowProps) {
  const { t } = useLingui()
  const place = index + 1
  const row = form.values.rows[index]
  const { ref, type } = useGroupedNumber((cardNumber) => onNumbers([cardNumber]))
  const paste = (event: ClipboardEvent) => {
    const numbers = splitCardNumbers(event.clipboardData.getData('text'))
    if (numbers.length < 2) return
    event.preventDefault()
    onNumbers(numbers)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Moves on to the next card, instead of to the payment.
    event.preventDefault()
    if (row?.cardNumber) onEnter()
  }
  const isOnly = onRemove === undefined
  return (
    <li className="relative flex items-start gap-2">
      <div className={form.values.isSame ? 'grow' : 'grid grow gap-x-4 gap-y-3 tablet:grid-cols-[minmax(0,1fr)_8rem]'}>
        <Field
          ref={ref}
          name={`rows.${index}.cardNumber`}
          label={isOnly ? t`Card number` : t`Card ${place}`}
          hint={isOnly ? t`The 19 digits on your card. You can paste a list, or scan card after card.` : undefined}
          error={form.errorOf(`rows.${index}.cardNumber`)}
          value={row?.cardNumber ?? ''}
          onChange={type}
          onBlur={() => form.blur(`rows.${index}.cardNumber` as keyof ActivationValues)}
          onPaste={paste}
          onKeyDown={press}
          autoFocus={isFocused}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          aria-required
        />
        {!form.values.isSame && <RowAmount form={form} index={index} hint={amountHint} />}
      </div>
      {onRemove && (
        <IconButton
          icon="trash"
          label={t`Remove card ${place}`}
          onClick={onRemove}
          className={form.values.isSame ? BESIDE_LABEL : classNames(BESIDE_LABEL, 'tablet:static tablet:mt-8')}
        />
      )}
    </li>
  )
}

function RowAmount({ form, index, hint }: { form: Form<ActivationValues>; index: number; hint: string }) {
  const { t } = useLingui()
  const place = index + 1
  const name = `rows.${index}.amount`
  const { rows } = form.values
  const change = (amount: string) => form.change({ rows: rows.map((row, at) => (at === index ? { ...row, amount } : row)) }, name)
  return (
    <Field
      name={name}
      label={t`Amount of card ${place}`}
      hint={index === 0 ? hint : undefined}
      error={form.errorOf(name)}
      value={rows[index]?.amount ?? ''}
      onChange={({ target }) => change(target.value)}
      onBlur={() => form.blur(name as keyof ActivationValues)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      aria-required
    />
  )
}
