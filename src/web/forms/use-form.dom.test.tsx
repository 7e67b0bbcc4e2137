import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInShop } from '#tests/support/render.tsx'
import type { CallFailure } from '../data/call-failure.ts'
import { Field } from '../ui/field.tsx'
import { openDraft } from './draft.ts'
import { toFailures } from './form-failures.ts'
import { type FormOptions, useForm } from './use-form.ts'

type Values = { firstName: string; lastName: string }

const listFailures = ({ firstName, lastName }: Values) =>
  toFailures({
    firstName: firstName ? undefined : 'FIRST_NAME_REQUIRED',
    lastName: lastName ? undefined : 'LAST_NAME_REQUIRED',
  })

type Sending = { values: Values; answer: (refused: readonly CallFailure[]) => void; fail: () => void }

/** A form with two names; the test decides the result of each submission. */
async function renderForm(options: Partial<FormOptions<Values>> = {}) {
  const sendings: Sending[] = []
  function Names() {
    const form = useForm({
      initial: { firstName: '', lastName: '' },
      listFailures,
      send: (values) => new Promise((answer, fail) => sendings.push({ values, answer, fail })),
      ...options,
    })
    return (
      <form {...form.props}>
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
        <button type="submit">{form.isSending ? 'Sending' : 'Send'}</button>
        <p data-testid="failure">{typeof form.failure === 'object' ? form.failure.message : form.failure}</p>
      </form>
    )
  }
  const shown = await renderInShop(<Names />)
  const answer = (refused: readonly CallFailure[]) => act(async () => sendings.at(-1)?.answer(refused))
  return { ...shown, sendings, answer }
}

const field = (name: keyof Values) => screen.getByLabelText<HTMLInputElement>(name)
const send = () => screen.getByRole('button')
const failure = () => screen.getByTestId('failure').textContent

test('errors are shown at each field and announced once, and the first has the focus', async () => {
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

test('a field shows its error when the shopper leaves it, and the other fields do not yet', async () => {
  const { user } = await renderForm()
  await user.click(field('firstName'))
  await user.tab()
  await screen.findByText('First name is a required field')
  expect(screen.queryByText('Last name is a required field')).toBeNull()
})

test('an error appears when the shopper has stopped typing, and disappears as soon as it is corrected', async () => {
  const { user } = await renderForm()
  await user.type(field('firstName'), 'S{Backspace}')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(screen.queryByText('First name is a required field')).toBeNull()
  await screen.findByText('First name is a required field')
  await user.type(field('firstName'), 'S')
  expect(screen.queryByText('First name is a required field')).toBeNull()
})

test('a form of choices shows no errors before it is sent', async () => {
  const { user } = await renderForm({ mode: 'onSend' })
  await user.type(field('firstName'), 'S{Backspace}')
  await user.tab()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(screen.queryByText('First name is a required field')).toBeNull()
  await user.click(send())
  await screen.findByText('First name is a required field')
})

test('a form is sent once at a time, however fast its button is pressed', async () => {
  const { user, sendings, answer } = await renderForm()
  await user.type(field('firstName'), 'Sam')
  await user.type(field('lastName'), 'Reed')
  const form = send().closest('form') as HTMLFormElement
  act(() => {
    fireEvent.submit(form)
    fireEvent.submit(form)
  })
  await user.click(send())
  expect(sendings.map(({ values }) => values)).toEqual([{ firstName: 'Sam', lastName: 'Reed' }])
  expect(send().textContent).toBe('Sending')
  await answer([])
  expect(send().textContent).toBe('Send')
})

test('a refusal is shown at its field until that is changed, or for the whole form', async () => {
  const { user, answer } = await renderForm()
  await user.type(field('firstName'), 'Sam')
  await user.type(field('lastName'), 'Reed')
  await user.click(send())
  await answer([{ code: 1, message: 'Not this name', referencedRequestParameter: 'input.lastName' }])
  await waitFor(() => expect(field('lastName').getAttribute('aria-invalid')).toBe('true'))
  await waitFor(() => expect(document.activeElement).toBe(field('lastName')))
  expect(failure()).toBe('')
  await user.type(field('lastName'), 's')
  expect(field('lastName').getAttribute('aria-invalid')).toBeNull()
  await user.click(send())
  await answer([{ code: 2, message: 'Refused as a whole' }])
  expect(failure()).toBe('Refused as a whole')
})

test('when the shop cannot be reached, nothing typed is lost and it can be sent again', async () => {
  const { user, sendings, answer } = await renderForm()
  await user.type(field('firstName'), 'Sam')
  await user.type(field('lastName'), 'Reed{Enter}')
  await act(async () => sendings.at(-1)?.fail())
  expect(failure()).toBe('unreachable')
  expect([field('firstName').value, field('lastName').value]).toEqual(['Sam', 'Reed'])
  await user.click(send())
  await answer([])
  expect(sendings).toHaveLength(2)
  expect(failure()).toBe('')
})

test('typed text survives a reload', async () => {
  const saved = openDraft<Values>('names')
  const draft = { restore: (initial: Values) => ({ ...initial, ...saved.read() }), save: saved.save }
  const { user, unmount } = await renderForm({ draft })
  await user.type(field('firstName'), 'Sam')
  await user.type(field('lastName'), 'Ree')
  unmount()
  const { user: returned, sendings } = await renderForm({ draft })
  expect(field('firstName').value).toBe('Sam')
  await returned.type(field('lastName'), 'd{Enter}')
  expect(sendings[0]?.values).toEqual({ firstName: 'Sam', lastName: 'Reed' })
})

test('known errors are shown when the form opens', async () => {
  const refusal = { code: 1, message: 'Not this name', referencedRequestParameter: 'lastName' }
  await renderForm({ initial: { firstName: '', lastName: 'Reed' }, refused: new Map([['lastName', refusal]]) })
  await screen.findByText('First name is a required field')
  expect(field('lastName').getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(field('firstName')))
})
