export { doublerHooks } from './doubler-hooks.ts'
export type { DoublerParts } from './doubler-parts.ts'
