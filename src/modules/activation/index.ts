export type { ActivationParts } from './activation-parts.ts'
