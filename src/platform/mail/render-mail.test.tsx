import { expect, test } from 'vitest'
import { COLUMNS, renderMail } from './render-mail.tsx'

test('columns are separated in plain text, one row per line', () => {
  const { text } = renderMail(
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

test('a mail is a whole document, without the preload links that React adds for pictures', () => {
  const { html, text } = renderMail(
    <html lang="en">
      <head />
      <body>
        <img src="https://shop.example/card.png" alt="" />
        <a href="https://shop.example/">Open {2} cards</a>
      </body>
    </html>,
  )
  expect(html).toMatch(/^<!DOCTYPE html[^>]*><html lang="en"><head><\/head><body><img /)
  expect(html).toContain('Open 2 cards')
  expect(text).toBe('Open 2 cards https://shop.example/\n')
})
