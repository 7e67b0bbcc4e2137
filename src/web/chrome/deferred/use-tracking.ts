import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { forgetClickId, saveClickId } from '../../tracking/click-id.ts'
import { useConsent } from '../cookies/use-consent.ts'
import { forgetDismissedBanner } from '../store-switcher/dismissed-banner.ts'

/** Tracks what the visitor consents to, and clears it when they withdraw consent. */
export function useTracking(): void {
  const router = useRouter()
  const consent = useConsent()
  const allowsStatistics = consent?.includes('statistics') ?? false
  const allowsMarketing = consent?.includes('marketing') ?? false
  const refusesPreferences = consent?.includes('preferences') === false

  useEffect(() => {
    if (!allowsStatistics) return
    let isOver = false
    let stop = () => {}
    void import('../../tracking/track-pages.ts').then(({ trackPages }) => {
      if (!isOver) stop = trackPages(router)
    })
    return () => {
      isOver = true
      stop()
    }
  }, [allowsStatistics, router])

  useEffect(() => (allowsMarketing ? saveClickId() : forgetClickId()), [allowsMarketing])

  useEffect(() => {
    if (refusesPreferences) forgetDismissedBanner()
  }, [refusesPreferences])
}
