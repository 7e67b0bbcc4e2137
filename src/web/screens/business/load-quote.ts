import { QuoteProductsDocument } from '#generated/documents.ts'
import type { RouterContext } from '../../routing/router-context.ts'
import type { QuoteStore } from './quote-section.tsx'
import { listWishable } from './quote-values.ts'

/** The store's data for the quote form. */
export async function loadQuote({ ask, shop }: RouterContext): Promise<QuoteStore> {
  const answer = await ask(QuoteProductsDocument, {})
  const { toggles, organization } = answer.storeData
  return { wishable: listWishable(answer, shop.locale), version: toggles.businessForm, telephone: organization.telephone }
}
