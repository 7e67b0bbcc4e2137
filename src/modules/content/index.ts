export type { BlockInput } from './block.ts'
export type { Page } from './page.ts'
