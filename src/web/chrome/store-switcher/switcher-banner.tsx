import { lazy, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useShop } from '../../session/use-shop.ts'
import { HEADER_ID } from '../element-ids.ts'
import { isElsewhere } from './banner-rules.ts'
import { isBannerDismissed } from './dismissed-banner.ts'

const CountryNotice = lazy(async () => ({ default: (await import('./country-notice.tsx')).CountryNotice }))

/** Asks visitors from another country whether they want another store. It lies over the page below the header, so that nothing moves. */
export function SwitcherBanner() {
  const country = useForeignCountry()
  const header = document.getElementById(HEADER_ID)
  if (!country || !header) return null
  return createPortal(
    <Suspense>
      <CountryNotice country={country} />
    </Suspense>,
    header,
  )
}

/** The visitor's country when it is not the storefront's, unless they have closed the notice recently. */
function useForeignCountry(): string | undefined {
  const { countryCode } = useShop()
  const [country, setCountry] = useState<string>()
  useEffect(() => {
    if (isBannerDismissed()) return
    const abort = new AbortController()
    const read = async () => {
      const response = await fetch('/ip', { signal: abort.signal })
      const { country_code: visitorCountry }: { country_code: string | null } = await response.json()
      if (isElsewhere(visitorCountry, countryCode)) setCountry(visitorCountry)
    }
    // If the country cannot be loaded, the notice is not shown.
    read().catch(() => undefined)
    return () => abort.abort()
  }, [countryCode])
  return country
}
