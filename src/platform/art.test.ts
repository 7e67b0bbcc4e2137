import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../tools/temporary-folder.ts'
import { createArt, loadArt } from './art.ts'

const drawing = (name: string) => ({ svg: `/art/${name}.1.svg`, width: 4, height: 3 })
const art = createArt(
  { 'cards/choice': drawing('cards/choice'), 'cards/choice.nl': drawing('cards/choice.nl'), 'cards/owl': drawing('cards/owl') },
  pino({ level: 'silent' }),
)

test('a drawing with words is shown in the language of the reader, if it exists', () => {
  expect(art.findImage('cards/choice', '')?.url.href).toBe('/art/cards/choice.1.svg')
  expect(art.in('nl').findImage('cards/choice', '')?.url.href).toBe('/art/cards/choice.nl.1.svg')
  expect(art.in('nl').findImage('cards/owl', '')?.url.href).toBe('/art/cards/owl.1.svg')
  expect(art.in('de').findImage('cards/choice', '')?.url.href).toBe('/art/cards/choice.1.svg')
})

test('a missing image is undefined, but an error if the program itself names it', () => {
  expect(art.findImage('cards/none', '')).toBeUndefined()
  expect(() => art.in('nl').readImage('cards/none', '')).toThrow('cards/none')
})

test('a drawing is read from the folder of the manifest', async () => {
  const folder = makeTemporaryFolder('art')
  await writeFile(join(folder, 'owl.1.svg'), '<svg/>')
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ drawings: { owl: drawing('owl') } }))
  const loaded = loadArt(pathToFileURL(join(folder, 'manifest.json')), pino({ level: 'silent' }))
  expect((await loaded.readDrawing(loaded.readImage('owl', ''))).toString()).toBe('<svg/>')
})
