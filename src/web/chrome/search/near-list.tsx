import { useLingui } from '@lingui/react/macro'
import { NearSearchDocument } from '#generated/documents.ts'
import { useAnswer } from '../../data/use-answer.ts'
import { known } from '../../data/use-known-answer.ts'
import { OptionGroup } from './option-group.tsx'
import { CardOptions } from './search-option.tsx'

/** Cards with names similar to the search text, shown when nothing else was found. */
export function NearList({ text }: { text: string }) {
  const { t } = useLingui()
  const { products = [] } = known(useAnswer(NearSearchDocument, { text }).answer)?.products ?? {}
  if (products.length === 0) return null
  return (
    <OptionGroup id="search-near" title={t`Close matches`}>
      <CardOptions cards={products} />
    </OptionGroup>
  )
}
