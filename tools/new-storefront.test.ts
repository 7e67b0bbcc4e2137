import { execFile } from 'node:child_process'
import { cp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { listFaults } from '../storefronts/check-storefronts.ts'
import { storefronts } from '../storefronts/index.ts'
import { findObjection, listStorefrontFolders, type NewStorefront, renderIndex } from './new-storefront.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

const PROJECT = fileURLToPath(new URL('..', import.meta.url))
const FINLAND: NewStorefront = {
  code: 'CBFI',
  family: 'CB',
  country: 'FI',
  languages: ['en'],
  currency: 'EUR',
  timeZone: 'Europe/Helsinki',
}

describe('a storefront is refused with one sentence', () => {
  test.each<[string, Partial<NewStorefront>, RegExp]>([
    ['without a code', { code: '' }, /^A code of family CB is CB and more capital letters/],
    ['with a code in lower case', { code: 'cbfi' }, /capital letters/],
    ['with a code of another family', { code: 'CKFI' }, /^A code of family CB/],
    ['with a code that leaves the folder', { code: '../CBFI' }, /^A code of family CB/],
    ['with a code in use', { code: 'CBDE', country: 'DE' }, /^There is a storefront CBDE already\.$/],
    ['of an unknown family', { family: 'XX' }, /^--family must be one of CB, CK, GCS\.$/],
    ['of a family named like a JavaScript property', { family: 'toString' }, /^--family/],
    ['in an unknown country', { country: 'XX' }, /^--country/],
    ['in a country in lower case', { country: 'fi' }, /^--country/],
    ['without a language', { languages: [] }, /^--language must name/],
    ['in a language that the shop does not have', { languages: ['en', 'fi'] }, /^There is no language "fi" here/],
    ['in one language twice', { languages: ['en', 'en'] }, /twice/],
    ['with an unknown currency', { currency: 'EURO' }, /^--currency/],
    ['with an unknown time zone', { timeZone: 'Europe/Nowhere' }, /^--time-zone/],
  ])('%s', (_sentence, change, objection) => {
    expect(findObjection({ ...FINLAND, ...change }, storefronts)).toMatch(objection)
  })

  test('a storefront without such faults is accepted', () => {
    expect(findObjection(FINLAND, storefronts)).toBeUndefined()
  })
})

test('the index lists every folder, in code order', async () => {
  const index = await readFile(join(PROJECT, 'storefronts', 'index.ts'), 'utf8')
  expect(index).toBe(renderIndex(await listStorefrontFolders(PROJECT)))
})

describe('run as a command in a copy of the project', () => {
  let copy = ''

  beforeAll(async () => {
    copy = makeTemporaryFolder('new-storefront')
    for (const part of ['package.json', 'languages', 'storefronts', 'src/shared']) {
      await cp(join(PROJECT, part), join(copy, part), { recursive: true })
    }
  })

  test('it makes a valid 34th storefront', async () => {
    const { stdout } = await run(copy, 'CBFI', 'EUR')
    expect(stdout).toMatch(/^Made storefronts\/CBFI: store \d+ at fi\.cardbloom\.example/)
    const made = (await import(/* @vite-ignore */ join(copy, 'storefronts', 'index.ts'))) as {
      storefronts: typeof storefronts
    }
    expect(made.storefronts).toHaveLength(storefronts.length + 1)
    expect(listFaults(made.storefronts)).toEqual([])
    const codes = made.storefronts.map(({ code }) => code)
    expect(codes).toEqual([...codes].sort())
    expect(made.storefronts.find(({ code }) => code === 'CBFI')).toMatchObject({
      family: 'CB',
      name: 'Cardbloom',
      countryCode: 'FI',
      languages: [{ code: 'en', locale: 'en-FI' }],
      currency: 'EUR',
      timeZone: 'Europe/Helsinki',
      company: { email: 'hello@fi.cardbloom.example' },
      assets: { logo: 'logos/CBFI' },
    })
  })

  test('it changes nothing when it refuses', async () => {
    const before = await readdir(join(copy, 'storefronts'))
    await expect(run(copy, 'CBEE', 'EURO')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^--currency must be .*\n$/),
    })
    expect(await readdir(join(copy, 'storefronts'))).toEqual(before)
  })
})

function run(root: string, code: string, currency: string) {
  const tool = join(PROJECT, 'tools', 'new-storefront.ts')
  const place = ['--family', 'CB', '--country', code.slice(2), '--language', 'en', '--time-zone', 'Europe/Helsinki']
  const args = ['--import', 'tsx', tool, code, ...place, '--currency', currency, '--root', root]
  return promisify(execFile)(process.execPath, args, { cwd: PROJECT })
}
