import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ContactDetailsQuery } from '#generated/documents.ts'
import { writeRoad, writeTown } from '#shared/address-order.ts'
import { BlockList } from '../../blocks/block-list.tsx'
import { HtmlBody } from '../../blocks/html-body.tsx'
import type { PageData } from '../../data/load-page.ts'
import { useHref, useShop } from '../../session/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useNow } from '../../ui/use-now.ts'
import { ContactForm } from './contact-form.tsx'
import { isOpenAt, listWeek, nameWeekday } from './opening-hours.ts'

type Details = ContactDetailsQuery['storeData']

/** How to reach the shop: the editors' text, and the storefront's own telephone, address and hours. */
export function ContactScreen({ page, details }: { page: PageData; details: Details }) {
  const intro = page.blocks.find((block) => block.__typename === 'ContactBlock')
  return (
    <>
      <div className="bg-mist">
        <div className="page-width flex flex-col gap-5 py-10 desktop:py-16">
          <h1 className="text-title">{intro?.title ?? page.title}</h1>
          {intro && <HtmlBody html={intro.bodyHtml} className="text-lead" />}
        </div>
      </div>
      <div className="page-width section-space grid gap-4 tablet:grid-cols-2 tablet:gap-6 desktop:grid-cols-3">
        <Telephone details={details} />
        <Mail details={details} />
        <Hours details={details} />
        <Letters details={details} />
      </div>
      <MessageSection />
      <BlockList blocks={page.blocks.filter((block) => block !== intro)} />
    </>
  )
}

function MessageSection() {
  return (
    <section id="message" className="scroll-mt-24 bg-mist py-10 desktop:py-16">
      <div className="page-width grid items-start gap-8 desktop:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] desktop:gap-14">
        <div className="flex flex-col gap-4">
          <h2 className="text-title">
            <Trans>Send us a message</Trans>
          </h2>
          <p className="text-lead text-ink-soft">
            <Trans>A real person reads it. You’ll have an answer within two working days, and mostly within a few hours.</Trans>
          </p>
        </div>
        <div className="min-w-0 rounded-card bg-surface p-5 shadow-card tablet:p-8">
          <ContactForm />
        </div>
      </div>
    </section>
  )
}

function Telephone({ details: { organization, openingHours } }: { details: Details }) {
  const { timeZone } = useShop()
  const { telephone } = organization
  const now = useNow()
  const isOpen = now !== undefined && isOpenAt(openingHours, timeZone, now)
  return (
    <ContactOption icon="phone" title={<Trans>Call us</Trans>}>
      <p>
        <Link href={`tel:${telephone.replace(/[^+\d]/g, '')}`} className="text-lead font-semibold">
          {telephone}
        </Link>
      </p>
      <p className="min-h-6 text-ink-soft">
        {isOpen ? <Trans>We’re here for you now</Trans> : <Trans>During opening hours</Trans>}
      </p>
    </ContactOption>
  )
}

function Mail({ details: { organization } }: { details: Details }) {
  const href = useHref()
  const [mailbox, host] = organization.email.split('@')
  return (
    <ContactOption icon="mail" title={<Trans>Write to us</Trans>}>
      <p>
        <Link href={`mailto:${organization.email}`} className="font-semibold wrap-anywhere">
          {mailbox}@<wbr />
          {host}
        </Link>
      </p>
      <p className="text-ink-soft">
        <Trans>Most answers come within a few hours.</Trans>
      </p>
      <ButtonLink href={href('helpdesk')} variant="secondary" size="small" className="mt-auto self-start">
        <Trans>Customer support</Trans>
      </ButtonLink>
    </ContactOption>
  )
}

function Hours({ details: { openingHours } }: { details: Details }) {
  const { locale } = useShop()
  return (
    <ContactOption icon="clock" title={<Trans>Opening hours</Trans>} className="desktop:row-span-2">
      <dl className="flex flex-col divide-y divide-line">
        {listWeek(openingHours).map(({ day, hours }) => (
          <div key={day} className="flex justify-between gap-4 py-2">
            <dt className="first-letter:uppercase">{nameWeekday(day, locale)}</dt>
            <dd className={hours ? 'font-semibold tabular-nums' : 'text-ink-soft'}>{hours ?? <Trans>Closed</Trans>}</dd>
          </div>
        ))}
      </dl>
    </ContactOption>
  )
}

function Letters({ details: { organization } }: { details: Details }) {
  const street = writeRoad(organization.address)
  const city = writeTown(organization.address)
  const { registrationNumber, vatNumber } = organization
  return (
    <ContactOption icon="building" title={<Trans>Letters and parcels</Trans>} className="desktop:col-span-2">
      <address className="not-italic">
        {organization.legalName}
        <br />
        {street}
        <br />
        {city}
      </address>
      <p className="text-[0.9375rem] text-ink-soft">
        <Trans>
          Company number {registrationNumber} · VAT {vatNumber}
        </Trans>
      </p>
    </ContactOption>
  )
}

type ContactOptionProps = { icon: IconName; title: ReactNode; className?: string; children: ReactNode }

function ContactOption({ icon, title, className = '', children }: ContactOptionProps) {
  return (
    <section className={`flex flex-col gap-3 rounded-card bg-surface p-6 shadow-card tablet:p-8 ${className}`}>
      <h2 className="flex items-center gap-3.5 text-subheading">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-trust-pale text-trust">
          <Icon name={icon} className="size-6" />
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
