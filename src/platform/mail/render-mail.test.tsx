import { expect, test } from 'vitest'
import { COLUMNS, renderMail } from './render-mail.tsx'

test('what stands in columns stays apart in plain text, a line each', async () => {
  const { text } = await renderMail(
    <table className={COLUMNS}>
      <tbody>
        <tr>
          <td>Shipping</td>
          <td>£2.75</td>
        </tr>
        <tr>
          <td>Total</td>
          <td>£43.75</td>
        </tr>
      </tbody>
    </table>,
  )
  expect(text).toMatch(/^Shipping +£2\.75\nTotal +£43\.75\n$/)
})
