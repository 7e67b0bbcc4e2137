import type { ReactNode } from 'react'
import type { MailLook } from '../../../../platform/mail/mail-layout.tsx'
import { formatMoney, toApiMoney } from '../../../../shared/money.ts'
import type { StorefrontContext } from '../../../storefronts/index.ts'

/** What mails, invoices and packing slips write in the language and the zone of one shop. */
export type Writer = {
  locale: string
  money(currency: string, minor: number): string
  /** A day of the shop's calendar. */
  day(date: Date | string): string
  moment(at: Date): string
}

export function createWriter({ storefront, language }: Pick<StorefrontContext, 'storefront' | 'language'>): Writer {
  const { timeZone } = storefront
  const locale = storefront.languages.find(({ code }) => code === language)?.locale ?? language
  const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
  // A date without a time is the same day everywhere.
  const dateFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const momentFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone })
  return {
    locale,
    money: (currency, minor) => formatMoney(toApiMoney({ currency, minor }), locale),
    day: (date) => (typeof date === 'string' ? dateFormat.format(new Date(`${date}T00:00:00Z`)) : dayFormat.format(date)),
    moment: (at) => momentFormat.format(at),
  }
}

/** Two columns of a mail: what, and how much or when. */
export function MailRow({
  look,
  left,
  right,
  isStrong = false,
}: {
  look: MailLook
  left: ReactNode
  right: ReactNode
  isStrong?: boolean
}) {
  const cell = {
    padding: '8px 0',
    borderTop: `1px solid ${look.colours.line}`,
    verticalAlign: 'top',
    fontWeight: isStrong ? 700 : 400,
  }
  return (
    <tr>
      <td style={cell}>{left}</td>
      <td align="right" style={{ ...cell, paddingLeft: 16, whiteSpace: 'nowrap' }}>
        {right}
      </td>
    </tr>
  )
}

export function MailTable({ children }: { children: ReactNode }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '8px 0 24px' }}>
      <tbody>{children}</tbody>
    </table>
  )
}

/** Drawings are PNG in mails, by their whole address. */
export function MailPicture({ src, alt, width }: { src: string; alt: string; width: number }) {
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      style={{ display: 'block', width: '100%', maxWidth: width, height: 'auto', border: 0, borderRadius: 12 }}
    />
  )
}
