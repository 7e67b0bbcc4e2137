import type { ReactNode } from 'react'

/** The storefront's look in a mail. Mail programs load no style sheets, so colours are inline values. */
export type MailLook = {
  name: string
  homeUrl: string
  /** The absolute URL of a PNG, because few mail programs render SVG. */
  logoUrl: string
  colours: { ground: string; surface: string; ink: string; inkSoft: string; line: string; accent: string; accentInk: string }
  radius: string
  fonts: string
}

type MailLayoutProps = {
  look: MailLook
  locale: string
  title: string
  /** Shown next to the subject in the inbox. */
  preview: string
  children: ReactNode
  footer: ReactNode
}

const HIDDEN = { display: 'none', overflow: 'hidden', maxHeight: 0, maxWidth: 0, opacity: 0, lineHeight: '1px' } as const

/** A centred table, because all mail programs render it the same way. */
export function MailLayout({ look, locale, title, preview, children, footer }: MailLayoutProps) {
  const { colours } = look
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>{title}</title>
      </head>
      <body style={{ margin: 0, backgroundColor: colours.ground, color: colours.ink, fontFamily: look.fonts }}>
        <div style={HIDDEN} data-skip-in-text="true">
          {preview}
        </div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '32px 16px' }}>
                <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ maxWidth: 560 }}>
                  <tbody>
                    <tr>
                      <td style={{ padding: '0 8px 20px' }}>
                        <MailBrand look={look} />
                      </td>
                    </tr>
                    <tr>
                      <td
                        style={{
                          padding: '36px 32px',
                          backgroundColor: colours.surface,
                          border: `1px solid ${colours.line}`,
                          borderRadius: look.radius,
                          fontSize: 16,
                          lineHeight: '26px',
                        }}
                      >
                        {children}
                      </td>
                    </tr>
                    <tr>
                      <td style={{ padding: '20px 8px', color: colours.inkSoft, fontSize: 13, lineHeight: '20px' }}>{footer}</td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

function MailBrand({ look }: { look: MailLook }) {
  return (
    <a href={look.homeUrl} style={{ color: look.colours.ink, textDecoration: 'none', fontSize: 20, fontWeight: 700 }}>
      <img src={look.logoUrl} alt="" width={40} height={40} style={{ verticalAlign: 'middle', marginRight: 12, border: 0 }} />
      {look.name}
    </a>
  )
}

export function MailHeading({ children }: { children: ReactNode }) {
  return <h1 style={{ margin: '0 0 16px', fontSize: 26, lineHeight: '32px', fontWeight: 700 }}>{children}</h1>
}

export function MailButton({ look, href, children }: { look: MailLook; href: string; children: ReactNode }) {
  const { accent, accentInk } = look.colours
  const shape = { display: 'inline-block', padding: '14px 28px', borderRadius: 999, fontWeight: 700, textDecoration: 'none' }
  return (
    <p style={{ margin: '28px 0' }}>
      <a href={href} style={{ ...shape, backgroundColor: accent, color: accentInk }}>
        {children}
      </a>
    </p>
  )
}
