import { MailButton, MailHeading, MailLayout } from '../../../platform/mail/mail-layout.tsx'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { renderMail } from '../../../platform/mail/render-mail.tsx'
import { ROUTES } from '../../../shared/paths.ts'
import { fillText, type LanguageCode, localPath, readMailLook, type Storefront, textIn } from '../../storefronts/index.ts'
import type { WaitingSubscription } from '../enquiries.store.ts'
import type { EnquiriesParts } from '../enquiries-parts.ts'
import { newsletterTokens } from '../newsletter-tokens.ts'

const TEXTS = {
  subject: { en: 'Please confirm your newsletter from {brand}', nl: 'Bevestig je nieuwsbrief van {brand}' },
  heading: { en: 'One click to go', nl: 'Nog één klik' },
  body: {
    en: 'Somebody, hopefully you, asked for the newsletter of {brand} at this address. Shall we send it? The link is valid for seven days.',
    nl: 'Iemand, hopelijk jij, vroeg om de nieuwsbrief van {brand} op dit adres. Zullen we hem sturen? De link is zeven dagen geldig.',
  },
  button: { en: 'Confirm my subscription', nl: 'Bevestig mijn aanmelding' },
  ignore: {
    en: 'It was not you? Then do nothing, and nothing will be sent.',
    nl: 'Was jij het niet? Doe dan niets, dan sturen we niets.',
  },
  leave: { en: 'I do not want this newsletter', nl: 'Ik wil deze nieuwsbrief niet' },
} as const

type Spoken = { storefront: Storefront; language: LanguageCode }

/** Asks an address whether it wants the newsletter that was asked for in its name. */
export async function writeNewsletterConfirmation(
  parts: EnquiriesParts,
  subscription: WaitingSubscription,
  spoken: Spoken,
): Promise<Mail> {
  const { storefront, language } = spoken
  const origin = parts.originOf(storefront)
  const tokens = newsletterTokens(parts.keyFor('newsletter'), subscription.id)
  const page = origin + localPath(spoken, ROUTES.newsletterConfirm)
  const text = (name: keyof typeof TEXTS) => fillText(spoken, textIn(language, TEXTS[name]))
  const look = readMailLook(storefront, parts.art, origin)
  const rendered = await renderMail(
    <MailLayout
      look={look}
      locale={storefront.languages.find(({ code }) => code === language)?.locale ?? language}
      title={text('subject')}
      preview={text('heading')}
      footer={
        <p>
          <a href={`${page}?leave=${tokens.leave}`} style={{ color: look.colours.inkSoft }}>
            {text('leave')}
          </a>
        </p>
      }
    >
      <MailHeading>{text('heading')}</MailHeading>
      <p>{text('body')}</p>
      <MailButton look={look} href={`${page}?token=${tokens.confirm}`}>
        {text('button')}
      </MailButton>
      <p style={{ margin: 0, color: look.colours.inkSoft, fontSize: 14 }}>{text('ignore')}</p>
    </MailLayout>,
  )
  return {
    messageId: `<newsletter.${subscription.id}.${subscription.askedAt.getTime()}@${storefront.host}>`,
    from: { name: storefront.name, address: storefront.company.email },
    to: subscription.email,
    subject: text('subject'),
    ...rendered,
    headers: {
      'List-Unsubscribe': `<${origin}/newsletter/unsubscribe/?token=${tokens.leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
