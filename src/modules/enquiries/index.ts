export type { EnquiriesParts } from './enquiries-parts.ts'
