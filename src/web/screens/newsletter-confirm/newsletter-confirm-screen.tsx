import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { NewsletterResult } from '#shared/newsletter-result.ts'
import { NewsletterForm } from '../../chrome/footer/newsletter-form.tsx'
import { useChrome, useHref, useShop } from '../../session/use-shop.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

/** The parameters of the links in mails, and the result of a form (src/shared/newsletter-result.ts). */
export type NewsletterSearch = {
  token?: string
  unsubscribe?: string
  reminders?: string
  result?: NewsletterResult
  email?: string
}

/** Opening a link changes nothing, because mail scanners open all of them; the button does. */
export function NewsletterConfirmScreen({ token, unsubscribe, reminders, result, email }: NewsletterSearch) {
  if (token) return <ConfirmQuestion token={token} />
  if (unsubscribe) return <UnsubscribeQuestion token={unsubscribe} />
  if (reminders) return <StopRemindersQuestion token={reminders} />
  if (result === 'reminders-stopped') return <RemindersStopped />
  if (result === 'sent') return <Sent />
  if (result === 'confirmed') return <Confirmed />
  if (result === 'left') return <Unsubscribed />
  return (
    <Page title={result === 'expired' ? <Trans>This link no longer works</Trans> : <Trans>Gift ideas in your inbox</Trans>}>
      <p className="text-lead text-ink-soft">
        {result === 'expired' ? (
          <Trans>It has been used already, or it is older than seven days. Would you like a new one?</Trans>
        ) : (
          <Trans>New cards, good ideas and the occasional surprise. You can unsubscribe at any time.</Trans>
        )}
      </p>
      <div className="w-full max-w-md">
        <NewsletterForm result={result} email={email} />
      </div>
    </Page>
  )
}

function ConfirmQuestion({ token }: { token: string }) {
  const { storeData } = useChrome()
  return (
    <Page title={<Trans>One click to go</Trans>}>
      <p className="text-lead text-ink-soft">
        <Trans>Shall we send you the newsletter of {storeData.name}?</Trans>
      </p>
      <TokenForm action="/newsletter/confirm/" token={token}>
        <Button type="submit" size="large">
          <Trans>Yes, send me the newsletter</Trans>
        </Button>
      </TokenForm>
    </Page>
  )
}

function UnsubscribeQuestion({ token }: { token: string }) {
  const { storeData } = useChrome()
  return (
    <Page title={<Trans>Leaving us?</Trans>}>
      <p className="text-lead text-ink-soft">
        <Trans>We will stop sending you the newsletter of {storeData.name}.</Trans>
      </p>
      <TokenForm action="/newsletter/unsubscribe/" token={token}>
        <Button type="submit" size="large">
          <Trans>Unsubscribe</Trans>
        </Button>
      </TokenForm>
    </Page>
  )
}

function StopRemindersQuestion({ token }: { token: string }) {
  const { storeData } = useChrome()
  return (
    <Page title={<Trans>No more reminders?</Trans>}>
      <p className="text-lead text-ink-soft">
        <Trans>{storeData.name} will no longer email you before a gift card expires. Your gift cards stay as they are.</Trans>
      </p>
      <TokenForm action="/gift/reminders/" token={token}>
        <Button type="submit" size="large">
          <Trans>Stop reminders</Trans>
        </Button>
      </TokenForm>
    </Page>
  )
}

function RemindersStopped() {
  return (
    <Page title={<Trans>Reminders are off</Trans>} hasShopLink>
      <p className="text-lead text-ink-soft">
        <Trans>We will not remind you of gift cards any more. The last day is on each card’s page.</Trans>
      </p>
    </Page>
  )
}

function TokenForm({ action, token, children }: { action: string; token: string; children: ReactNode }) {
  const { language } = useShop()
  return (
    <form method="post" action={action}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="language" value={language} />
      {children}
    </form>
  )
}

function Sent() {
  return (
    <Page title={<Trans>Check your inbox</Trans>} hasShopLink>
      <p className="text-lead text-ink-soft">
        <Trans>We have sent you an email with a link. Open it to confirm that the newsletter is for you.</Trans>
      </p>
    </Page>
  )
}

function Confirmed() {
  return (
    <Page title={<Trans>Welcome!</Trans>} hasShopLink>
      <p className="text-lead text-ink-soft">
        <Trans>Your subscription is confirmed. The next newsletter will find you.</Trans>
      </p>
    </Page>
  )
}

function Unsubscribed() {
  return (
    <Page title={<Trans>You have unsubscribed</Trans>} hasShopLink>
      <p className="text-lead text-ink-soft">
        <Trans>We will not send you the newsletter any more. You are welcome back whenever you like.</Trans>
      </p>
    </Page>
  )
}

type PageProps = { title: ReactNode; hasShopLink?: boolean; children: ReactNode }

function Page({ title, hasShopLink = false, children }: PageProps) {
  const href = useHref()
  return (
    <div className="page-width flex max-w-[44rem] flex-col items-start gap-6 py-14 desktop:py-24">
      <h1 className="text-title">{title}</h1>
      {children}
      {hasShopLink && (
        <ButtonLink href={href('giftCards')}>
          <Trans>View all gift cards</Trans>
        </ButtonLink>
      )}
    </div>
  )
}
