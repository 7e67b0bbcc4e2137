import type { Limits } from '../../platform/rate-limits/limits.ts'

/** What this module needs beside the context of a request. */
export type CatalogParts = { limits: Limits }
