import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { NewsletterResult } from '#shared/newsletter-result.ts'
import { NewsletterForm } from '../../chrome/footer/newsletter-form.tsx'
import { PlainForm } from '../../features/form-fields/plain-form.tsx'
import { useChrome, useHref } from '../../session/use-shop.ts'
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
  const { storeData } = useChrome()
  const href = useHref()
  if (token)
    return (
      <Page title={<Trans>One click to go</Trans>} text={<Trans>Shall we send you the newsletter of {storeData.name}?</Trans>}>
        <TokenForm action="/newsletter/confirm/" token={token} button={<Trans>Yes, send me the newsletter</Trans>} />
      </Page>
    )
  if (unsubscribe)
    return (
      <Page title={<Trans>Leaving us?</Trans>} text={<Trans>We will stop sending you the newsletter of {storeData.name}.</Trans>}>
        <TokenForm action="/newsletter/unsubscribe/" token={unsubscribe} button={<Trans>Unsubscribe</Trans>} />
      </Page>
    )
  if (reminders)
    return (
      <Page
        title={<Trans>No more reminders?</Trans>}
        text={
          <Trans>{storeData.name} will no longer email you before a gift card expires. Your gift cards stay as they are.</Trans>
        }
      >
        <TokenForm action="/gift/reminders/" token={reminders} button={<Trans>Stop reminders</Trans>} />
      </Page>
    )
  const done = result && DONE[result]
  if (done)
    return (
      <Page {...done}>
        <ButtonLink href={href('giftCards')}>
          <Trans>View all gift cards</Trans>
        </ButtonLink>
      </Page>
    )
  const asking = result === 'expired' ? EXPIRED : INVITATION
  return (
    <Page {...asking}>
      <div className="w-full max-w-md">
        <NewsletterForm result={result} email={email} />
      </div>
    </Page>
  )
}

type Words = { title: ReactNode; text: ReactNode }

const DONE: Readonly<Partial<Record<NewsletterResult, Words>>> = {
  'reminders-stopped': {
    title: <Trans>Reminders are off</Trans>,
    text: <Trans>We will not remind you of gift cards any more. The last day is on each card’s page.</Trans>,
  },
  sent: {
    title: <Trans>Check your inbox</Trans>,
    text: <Trans>We have sent you an email with a link. Open it to confirm that the newsletter is for you.</Trans>,
  },
  confirmed: {
    title: <Trans>Welcome!</Trans>,
    text: <Trans>Your subscription is confirmed. The next newsletter will find you.</Trans>,
  },
  left: {
    title: <Trans>You have unsubscribed</Trans>,
    text: <Trans>We will not send you the newsletter any more. You are welcome back whenever you like.</Trans>,
  },
}

const EXPIRED: Words = {
  title: <Trans>This link no longer works</Trans>,
  text: <Trans>It has been used already, or it is older than seven days. Would you like a new one?</Trans>,
}

const INVITATION: Words = {
  title: <Trans>Gift ideas in your inbox</Trans>,
  text: <Trans>New cards, good ideas and the occasional surprise. You can unsubscribe at any time.</Trans>,
}

function TokenForm({ action, token, button }: { action: string; token: string; button: ReactNode }) {
  return (
    <PlainForm action={action} fields={{ token }}>
      <Button type="submit" size="large">
        {button}
      </Button>
    </PlainForm>
  )
}

function Page({ title, text, children }: Words & { children: ReactNode }) {
  return (
    <div className="page-width flex max-w-[44rem] flex-col items-start gap-6 py-14 desktop:py-24">
      <h1 className="text-title">{title}</h1>
      <p className="text-lead text-ink-soft">{text}</p>
      {children}
    </div>
  )
}
