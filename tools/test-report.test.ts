import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFailed, listJourneys } from './test-report.ts'

const ROOT = join(import.meta.dirname, '..')

test('a failed test is named by its file and its sentence', () => {
  const report = {
    testResults: [
      {
        name: join(ROOT, 'src/cart.test.ts'),
        status: 'failed',
        assertionResults: [
          { ancestorTitles: [], title: 'an empty cart costs nothing', status: 'passed' },
          { ancestorTitles: ['a full cart'], title: 'costs its sum', status: 'failed' },
        ],
      },
      { name: join(ROOT, 'src/order.test.ts'), status: 'passed', assertionResults: [] },
    ],
  }
  expect(listFailed(report)).toEqual(['src/cart.test.ts: a full cart > costs its sum'])
})

test('a file that cannot be run is named too', () => {
  const report = { testResults: [{ name: join(ROOT, 'src/cart.test.ts'), status: 'failed', assertionResults: [] }] }
  expect(listFailed(report)).toEqual(['src/cart.test.ts: cannot be run'])
})

test('failed and flaky journeys are named by their file and their sentence', () => {
  const spec = (title: string, status: string) => ({ file: 'basket.e2e.ts', title, tests: [{ status }] })
  const report = {
    config: { rootDir: join(ROOT, 'tests/journeys') },
    suites: [
      {
        title: 'basket.e2e.ts',
        specs: [spec('is empty', 'expected'), spec('is full', 'flaky')],
        suites: [{ title: 'on a phone', specs: [spec('can be read', 'unexpected')] }],
      },
    ],
  }
  expect(listJourneys(report, 'unexpected')).toEqual(['tests/journeys/basket.e2e.ts: on a phone > can be read'])
  expect(listJourneys(report, 'flaky')).toEqual(['tests/journeys/basket.e2e.ts: is full'])
})

test('a stage that ended without a report names no test', () => {
  expect(listFailed({})).toEqual([])
  expect(listJourneys({}, 'unexpected')).toEqual([])
})
