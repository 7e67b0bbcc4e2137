import type { ReactNode } from 'react'
import type { Storefront } from '#storefronts/types.ts'
import type { Art } from '../../platform/art.ts'
import { MailLayout, type MailLook } from '../../platform/mail/mail-layout.tsx'
import type { Mail } from '../../platform/mail/mailer.ts'
import { renderMail } from '../../platform/mail/render-mail.tsx'
import { fillText } from './fill-text.ts'
import { localeOf, textIn } from './localise.ts'
import { readMailLook } from './mail-look.ts'
import type { Localised } from './storefront-context.ts'

type Texts = Readonly<Record<string, { en: string; nl: string }>>

/** The texts of one mail in the reader's language; variables are replaced by the store's name and the given values. */
export function textsIn<T extends Texts>(shop: Localised, texts: T) {
  return (name: keyof T, values: Readonly<Record<string, string>> = {}): string => {
    const text = fillText(shop, textIn(shop.language, texts[name] as { en: string; nl: string }))
    return text.replace(/\{(\w+)\}/g, (blank, word: string) => values[word] ?? blank)
  }
}

export type LetterParts = {
  art: Pick<Art, 'readImage'>
  /** The origin of a storefront for links in mails. */
  originOf: (storefront: Storefront) => string
}

type Letter = {
  messageId: string
  to: string
  replyTo?: string
  subject: string
  preview: string
  /** Replaces the standard footer with the company's data. */
  footer?: (look: MailLook) => ReactNode
  write: (look: MailLook) => ReactNode
}

/** A mail in the design of its storefront. From never contains user input, and a subject contains at most a checked name. */
export async function writeLetter(
  { originOf, art }: LetterParts,
  { storefront, language }: Localised,
  { messageId, to, replyTo, subject, preview, footer, write }: Letter,
): Promise<Mail> {
  const look = readMailLook(storefront, art, originOf(storefront))
  const rendered = renderMail(
    <MailLayout
      look={look}
      locale={localeOf({ storefront, language })}
      title={subject}
      preview={preview}
      footer={
        footer?.(look) ?? (
          <p>
            {storefront.company.legalName}, {storefront.company.email}
          </p>
        )
      }
    >
      {write(look)}
    </MailLayout>,
  )
  return {
    messageId: `<${messageId}@${storefront.host}>`,
    from: { name: storefront.name, address: storefront.company.email },
    to,
    ...(replyTo === undefined ? {} : { replyTo }),
    subject,
    ...rendered,
  }
}
