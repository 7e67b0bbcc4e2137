import { defineConfig } from '@lingui/cli'
import { extractor as babelExtractor } from '@lingui/cli/api'
import type { ExtractorType } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { FAILURES, PARAMETER_MESSAGES } from './src/shared/failures.ts'

const FAILURES_FILE = 'src/shared/failures.ts'

/** Shoppers read the API's messages of refusals, so these are extracted from their source file. */
const failureExtractor: ExtractorType = {
  match: (file) => file.endsWith(FAILURES_FILE),
  extract: (file, _code, onMessage) => {
    for (const message of [...Object.values(FAILURES).map((failure) => failure.message), ...Object.values(PARAMETER_MESSAGES)]) {
      onMessage({ id: generateMessageId(message), message, context: undefined, origin: [file, 1] })
    }
  },
}

/** One catalogue per language; tools/compile-texts.ts splits it into parts for pages. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'nl'],
  catalogs: [
    { path: 'languages/{locale}/messages', include: ['src/web', FAILURES_FILE], exclude: ['src/web/**/*.test.{ts,tsx}'] },
  ],
  extractors: [failureExtractor, babelExtractor],
  format: formatter({ lineNumbers: false }),
  runtimeConfigModule: { Trans: ['/src/web/i18n/trans.tsx', 'Trans'] },
  orderBy: 'message',
})
