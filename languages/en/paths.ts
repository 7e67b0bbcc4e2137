import { ROUTES, type Vocabulary } from '../../src/shared/paths.ts'

/** English is the canonical tree itself. */
export const paths: Vocabulary = ROUTES
