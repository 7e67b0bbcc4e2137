import type { I18n } from '@lingui/core'
import type { Vocabulary } from '../../shared/paths.ts'
import type { Ask } from '../data/ask.ts'
import type { Shop } from '../session/shop.ts'

/** What loaders and screens get from the router. */
export type RouterContext = { shop: Shop; ask: Ask; i18n: I18n; paths: Vocabulary; answers: readonly object[] }
