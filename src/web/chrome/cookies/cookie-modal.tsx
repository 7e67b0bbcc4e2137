import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { type Consent, OPTIONAL_COOKIES, type OptionalCookies } from '#shared/consent.ts'
import { useHref } from '../../session/use-shop.ts'
import { readConsent, saveConsent } from '../../tracking/consent.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Link } from '../../ui/link.tsx'
import { Modal } from '../../ui/modal.tsx'

type CookieModalProps = { isOpen: boolean; onClose: () => void }

export function CookieModal({ isOpen, onClose }: CookieModalProps) {
  const { t } = useLingui()
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={<Trans>Cookie settings</Trans>} closeLabel={t`Close`}>
      <CookieForm onClose={onClose} />
    </Modal>
  )
}

function CookieForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const href = useHref()
  const [allowed, setAllowed] = useState<Consent>(() => readConsent() ?? [])
  const texts = useCookieTexts()
  const decide = (consent: Consent) => {
    saveConsent(consent)
    onClose()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    decide(allowed)
  }
  const turn = (kind: OptionalCookies) =>
    setAllowed(allowed.includes(kind) ? allowed.filter((other) => other !== kind) : [...allowed, kind])
  return (
    <form onSubmit={save} className="flex flex-col gap-3">
      <p className="text-ink-soft">
        <Trans>
          You decide what we may keep on your device, and can change your mind at any time. Read more in our{' '}
          <Link href={href('cookies')}>cookie statement</Link>.
        </Trans>
      </p>
      <Checkbox
        checked
        disabled
        readOnly
        label={<strong>{t`Necessary`}</strong>}
        hint={t`Your basket, your account and this choice. Without them the shop does not work.`}
      />
      {OPTIONAL_COOKIES.map((kind) => (
        <Checkbox
          key={kind}
          name={kind}
          checked={allowed.includes(kind)}
          onChange={() => turn(kind)}
          label={<strong>{texts[kind].title}</strong>}
          hint={texts[kind].text}
        />
      ))}
      <div className="mt-3 flex flex-col gap-3 tablet:flex-row tablet:justify-end">
        <Button type="submit" variant="secondary">
          <Trans>Save my choice</Trans>
        </Button>
        <Button onClick={() => decide(OPTIONAL_COOKIES)}>
          <Trans>Accept all</Trans>
        </Button>
      </div>
    </form>
  )
}

function useCookieTexts(): Readonly<Record<OptionalCookies, { title: string; text: string }>> {
  const { t } = useLingui()
  return {
    preferences: {
      title: t`Preferences`,
      text: t`Remember, also after this visit, what you have chosen or closed.`,
    },
    statistics: {
      title: t`Statistics`,
      text: t`Count which pages and gift cards are looked at, so that we can improve the shop.`,
    },
    marketing: {
      title: t`Marketing`,
      text: t`Know which advertisement brought you here.`,
    },
  }
}
