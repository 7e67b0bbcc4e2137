import { Fragment, type ReactNode } from 'react'
import { localeOf, localPath, type StorefrontContext } from '#modules/storefronts/index.ts'
import type { MailLook } from '#platform/mail/mail-layout.tsx'
import { COLUMNS } from '#platform/mail/render-mail.tsx'
import { CLOCK } from '#shared/clock-format.ts'
import { memoize } from '#shared/memoize.ts'
import { formatExactMoney, formatMoney, toApiMoney } from '#shared/money.ts'
import { ROUTES } from '#shared/paths.ts'
import type { Order, Shipment } from '../../order.ts'
import type { FulfilmentParts } from '../fulfilment-parts.ts'
import { orderToken } from '../fulfilment-tokens.ts'

/** Formats of mails, invoices and packing slips, in the language and time zone of one shop. */
export type Writer = {
  locale: string
  money(currency: string, minor: number): string
  /** Always with decimals, so that amounts in a column line up. */
  exactMoney(currency: string, minor: number): string
  /** A day of the shop's calendar. */
  day(date: Date | string): string
  moment(at: Date): string
}

const dayFormat = memoize((locale, timeZone) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }))
const momentFormat = memoize((locale, timeZone) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...CLOCK, timeZone }))

export function createWriter(shop: Pick<StorefrontContext, 'storefront' | 'language'>): Writer {
  const { timeZone } = shop.storefront
  const locale = localeOf(shop)
  return {
    locale,
    money: (currency, minor) => formatMoney(toApiMoney({ currency, minor }), locale),
    exactMoney: (currency, minor) => formatExactMoney(toApiMoney({ currency, minor }), locale),
    // A date without a time is the same day everywhere.
    day: (date) =>
      typeof date === 'string' ? dayFormat(locale, 'UTC').format(Date.parse(date)) : dayFormat(locale, timeZone).format(date),
    moment: (at) => momentFormat(locale, timeZone).format(at),
  }
}

/** The buyer's page of an order, on which addresses and dates can be changed. */
export function orderPageUrl(parts: FulfilmentParts, shop: StorefrontContext, { id }: Order): string {
  return parts.originOf(shop.storefront) + localPath(shop, ROUTES.orderGifts.replace('$token', orderToken(parts, id)))
}

/** The contents of a shipment in one line. */
export function writeContents({ packages }: Shipment): string {
  return packages.map(({ qty, title }) => `${qty} × ${title}`).join(', ')
}

/** Two columns of a mail: a label, and an amount or a time. */
export function MailRow({
  look,
  left,
  right,
  isStrong = false,
  canWrap = false,
}: {
  look: MailLook
  left: ReactNode
  right: ReactNode
  isStrong?: boolean
  /** Allows wrapping, because the right column may be wider than a phone. */
  canWrap?: boolean
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
      <td
        align="right"
        style={{ ...cell, paddingLeft: 16, ...(canWrap ? { wordBreak: 'break-word' } : { whiteSpace: 'nowrap' }) }}
      >
        {right}
      </td>
    </tr>
  )
}

export function MailTable({ children }: { children: ReactNode }) {
  return (
    <table
      className={COLUMNS}
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ margin: '8px 0 24px' }}
    >
      <tbody>{children}</tbody>
    </table>
  )
}

/** The buyer's message, as plain text. */
export function MailMessage({ look, message }: { look: MailLook; message: string }) {
  return (
    <blockquote
      style={{ margin: 0, padding: '4px 0 4px 16px', borderLeft: `3px solid ${look.colours.accent}`, wordBreak: 'break-word' }}
    >
      {message.split('\n').map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </blockquote>
  )
}

/** Pictures in mails are PNG, with absolute URLs. */
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
