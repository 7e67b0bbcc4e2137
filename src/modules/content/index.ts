export type { BlockInput } from './block.ts'
export type { Page } from './page.ts'
export { listSceneNames, pageSeeds } from './page-seeds.ts'
