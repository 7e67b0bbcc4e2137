import { useLingui } from '@lingui/react/macro'
import { startTransition, useEffect, useState } from 'react'
import { useShop } from '../../session/use-shop.ts'
import { whenIdle } from '../../ssr/when-idle.ts'
import type { TranslateFailure } from './translate-failure.ts'

/**
 * The way from a refusal to words: `translate?.(failure)`. Undefined until the texts are there; they are fetched once the screen stands, and before
 * a shopper has typed anything. Should they not come, there is one text for all.
 */
export function useFailureTexts(): TranslateFailure | undefined {
  const { t } = useLingui()
  const { textLanguage } = useShop()
  const [translate, setTranslate] = useState<TranslateFailure>()
  const fallback = t`Something went wrong. Please try again.`
  useEffect(() => {
    let isHere = true
    const show = (texts: TranslateFailure) => isHere && startTransition(() => setTranslate(() => texts))
    const stop = whenIdle(() => {
      import('./load-failure-texts.ts')
        .then(({ loadFailureTexts }) => loadFailureTexts(textLanguage))
        .then(show, () => show(() => fallback))
    })
    return () => {
      isHere = false
      stop()
    }
  }, [textLanguage, fallback])
  return translate
}
