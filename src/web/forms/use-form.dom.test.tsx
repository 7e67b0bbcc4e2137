import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInShop } from '../../../tests/support/render.tsx'
import type { CallFailure } from '../data/call-failure.ts'
import { Field } from '../ui/field.tsx'
import { toFailures } from './form-failures.ts'
import { useForm } from './use-form.ts'
import { useSending } from './use-sending.ts'

type Values = { firstName: string; lastName: string }

const listFailures = ({ firstName, lastName }: Values) =>
  toFailures({
    firstName: firstName ? undefined : 'FIRST_NAME_REQUIRED',
    lastName: lastName ? undefined : 'LAST_NAME_REQUIRED',
  })

/** A form of two names; what becomes of each sending is for the test to say. */
async function renderForm() {
  const sendings: ((refused: readonly CallFailure[]) => void)[] = []
  function Names() {
    const [form, frame] = useForm({ initial: { firstName: '', lastName: '' }, listFailures })
    const { isSending, failure, send } = useSending(form, () => new Promise((resolve) => sendings.push(resolve)))
    return (
      <form ref={frame} noValidate onSubmit={(event) => void send(event)}>
        {(['firstName', 'lastName'] as const).map((name) => (
          <Field
            key={name}
            label={name}
            value={form.values[name]}
            onChange={({ target }) => form.change({ [name]: target.value })}
            onBlur={() => form.blur(name)}
            error={form.errorOf(name)}
          />
        ))}
        <button type="submit">{isSending ? 'Sending' : 'Send'}</button>
        {failure && <p>refused as a whole</p>}
      </form>
    )
  }
  const { user } = await renderInShop(<Names />)
  const answer = (refused: readonly CallFailure[]) => act(async () => sendings.at(-1)?.(refused))
  return { user, sendings, answer }
}

const field = (name: keyof Values) => screen.getByLabelText(name)
const send = () => screen.getByRole('button')

test('what is wrong stands at each field, is announced once, and the first has the focus', async () => {
  const { user, sendings } = await renderForm()
  await user.click(send())
  await screen.findByText('First name is a required field')
  expect(screen.getByText('Last name is a required field')).toBeTruthy()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  await waitFor(() => expect(document.activeElement).toBe(field('firstName')))
  await user.type(field('firstName'), 'Sam')
  await user.click(send())
  await waitFor(() => expect(document.activeElement).toBe(field('lastName')))
  expect(sendings).toEqual([])
})

test('a field that was left says what is wrong with it, and the others do not yet', async () => {
  const { user } = await renderForm()
  await user.click(field('firstName'))
  await user.tab()
  await screen.findByText('First name is a required field')
  expect(screen.queryByText('Last name is a required field')).toBeNull()
})

test('a form is sent once at a time', async () => {
  const { user, sendings, answer } = await renderForm()
  await user.type(field('firstName'), 'Sam')
  await user.type(field('lastName'), 'Reed{Enter}')
  await user.click(send())
  expect(sendings).toHaveLength(1)
  await answer([])
  expect(send().textContent).toBe('Send')
})

test('what the shop refuses stands at its field until that is changed, or above the form', async () => {
  const { user, answer } = await renderForm()
  await user.type(field('firstName'), 'Sam')
  await user.type(field('lastName'), 'Reed{Enter}')
  await answer([{ code: 1, message: 'Not this name', referencedRequestParameter: 'input.lastName' }])
  await waitFor(() => expect(field('lastName').getAttribute('aria-invalid')).toBe('true'))
  await waitFor(() => expect(document.activeElement).toBe(field('lastName')))
  await user.type(field('lastName'), 's')
  expect(field('lastName').getAttribute('aria-invalid')).toBeNull()
  await user.click(send())
  await answer([{ code: 2, message: 'No' }])
  expect(await screen.findByText('refused as a whole')).toBeTruthy()
})
