import { expect, test } from 'vitest'
import { findClickId } from './click-id.ts'

test.each([
  ['is read from the address', 'https://gcs.example/?s=tea&gclid=Cj0KCQ-x_1', 'Cj0KCQ-x_1'],
  ['may be missing', 'https://gcs.example/?s=tea', undefined],
  ['may be empty', 'https://gcs.example/?gclid=', undefined],
  ['has only valid characters', 'https://gcs.example/?gclid=<script>', undefined],
  ['has a maximum length', `https://gcs.example/?gclid=${'a'.repeat(201)}`, undefined],
])('the id of an advertisement %s', (_sentence, address, id) => {
  expect(findClickId(address)).toBe(id)
})
