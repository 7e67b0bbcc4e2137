import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { StoreCountriesDocument } from '#generated/documents.ts'
import { FAILURES } from '#shared/failures.ts'
import { ModalLogo } from '../../blocks/modal-logo.tsx'
import { useAnswer } from '../../data/use-answer.ts'
import { known } from '../../data/use-known-answer.ts'
import { openModal } from '../../session/opened-modal.ts'
import { Modal } from '../../ui/modal.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Country } from './store-choice.ts'
import { SwitcherForm } from './switcher-form.tsx'

type SwitcherModalProps = {
  /** Selected first if a store serves it; otherwise the storefront's own country. */ country?: string
  isOpen: boolean
  onClose: () => void
}

export function SwitcherModal({ country, isOpen, onClose }: SwitcherModalProps) {
  const { t } = useLingui()
  const countries = useCountries()
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      logo={<ModalLogo />}
      title={<Trans>Select your country and language</Trans>}
      closeLabel={t`Close`}
      size="small"
    >
      {countries ? (
        <SwitcherForm countries={countries} country={country} onClose={onClose} />
      ) : (
        <Skeleton className="h-80 w-full rounded-card" />
      )}
    </Modal>
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
