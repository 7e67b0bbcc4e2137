import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { StoreCountriesDocument } from '#generated/documents.ts'
import { FAILURES } from '#shared/failures.ts'
import { LogoModal } from '../../blocks/logo-modal.tsx'
import { useAnswer } from '../../data/use-answer.ts'
import { known } from '../../data/use-known-answer.ts'
import { openModal } from '../../session/opened-modal.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Country } from './store-choice.ts'
import { SwitcherForm } from './switcher-form.tsx'

type SwitcherModalProps = {
  /** Selected first if a store serves it; otherwise the storefront's own country. */ country?: string
  isOpen: boolean
  onClose: () => void
}

export function SwitcherModal({ country, isOpen, onClose }: SwitcherModalProps) {
  const countries = useCountries()
  return (
    <LogoModal isOpen={isOpen} onClose={onClose} title={<Trans>Select your country and language</Trans>}>
      {countries ? (
        <SwitcherForm countries={countries} country={country} onClose={onClose} />
      ) : (
        <Skeleton className="h-80 w-full rounded-card" />
      )}
    </LogoModal>
  )
}

/** Loaded when the modal is first opened. */
function useCountries(): readonly Country[] | undefined {
  const { answer } = useAnswer(StoreCountriesDocument, {})
  useEffect(() => {
    if (answer === 'failed') openModal({ name: 'failure', failure: FAILURES.UNKNOWN })
  }, [answer])
  return known(answer)?.storeData.countriesCombinations
}
