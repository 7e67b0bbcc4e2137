import { useLingui } from '@lingui/react/macro'
import { startTransition, useEffect, useState } from 'react'
import { useShop } from '../../session/use-shop.ts'
import { whenIdle } from '../../ssr/when-idle.ts'
import type { TranslateFailure } from './translate-failure.ts'

/**
 * Translates a failure: `translate?.(failure)`. Undefined until the texts are loaded, which happens when the browser is idle and a failure is likely
 * soon. If they cannot be loaded, one general text is used for all.
 */
export function useFailureTexts(isWanted = true): TranslateFailure | undefined {
  const { t } = useLingui()
  const { textLanguage } = useShop()
  const [translate, setTranslate] = useState<TranslateFailure>()
  const fallback = t`Something went wrong. Please try again.`
  useEffect(() => {
    if (!isWanted) return undefined
    let isMounted = true
    const show = (texts: TranslateFailure) => isMounted && startTransition(() => setTranslate(() => texts))
    const stop = whenIdle(() => {
      import('./load-failure-texts.ts')
        .then(({ loadFailureTexts }) => loadFailureTexts(textLanguage))
        .then(show, () => show(() => fallback))
    })
    return () => {
      isMounted = false
      stop()
    }
  }, [isWanted, textLanguage, fallback])
  return translate
}
