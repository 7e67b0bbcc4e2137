import { expect, test } from 'vitest'
import { arrangeHome } from './arrange-home.ts'
import type { Block } from './block.ts'

const block = (blockType: Block['blockType']) => ({ id: blockType, blockType }) as Block
const HOME = [block('HERO'), block('OCCASIONS'), block('MOST_CHOSEN'), block('FAQ')]

test('the first version of the home page is as its editors wrote it', () => {
  expect(arrangeHome(HOME, 'v1')).toEqual(HOME)
})

test('the second version centres its opening and shows the most popular products right after it', () => {
  const arranged = arrangeHome(HOME, 'v2')
  expect(arranged.map(({ blockType }) => blockType)).toEqual(['HERO', 'MOST_CHOSEN', 'OCCASIONS', 'FAQ'])
  expect(arranged[0]).toMatchObject({ isCentred: true })
})

test('a home page without those blocks is not changed', () => {
  expect(arrangeHome([block('FAQ')], 'v2')).toEqual([block('FAQ')])
  expect(arrangeHome([], 'v2')).toEqual([])
})
