import type { DoublerPageQuery } from '#generated/documents.ts'

export type Doubler = NonNullable<DoublerPageQuery['doubler']>
