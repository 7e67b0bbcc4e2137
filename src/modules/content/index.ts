export { listSceneNames, pageSeeds } from './page-seeds.ts'
