import { Trans, useLingui } from '@lingui/react/macro'
import { Picture } from '../../blocks/picture.tsx'
import { TrustMarks } from '../../blocks/trust-marks.tsx'
import { countryName, languageName } from '../../i18n/place-names.ts'
import { useChrome, useHref, useShop } from '../../session/use-shop.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { NEWSLETTER_FIELD_ID, NEWSLETTER_ID } from '../element-ids.ts'
import { SwitcherButton } from '../header/switcher-button.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

const NETWORKS: Readonly<Record<string, { icon: IconName; title: string }>> = {
  facebook: { icon: 'facebook', title: 'Facebook' },
  instagram: { icon: 'instagram', title: 'Instagram' },
  tiktok: { icon: 'tiktok', title: 'TikTok' },
  linkedin: { icon: 'linkedin', title: 'LinkedIn' },
  pinterest: { icon: 'pinterest', title: 'Pinterest' },
  twitter: { icon: 'twitter', title: 'Twitter' },
  youtube: { icon: 'youtube', title: 'YouTube' },
}

/** Behind the decoration, the background of the page's last band continues: mist when that band is mist. */
const STRIP_GROUND = 'bg-ground [main:has(>.bg-mist:last-child)+footer_&]:bg-mist'

/** While the visitor pays, the footer shows only the terms. The footer's HTML is the same on every page, so CSS hides the rest. */
const NOT_WHILE_PAYING = '[main:has([data-paying])+footer_&]:hidden'

/** Rendered only by the server (see footer.tsx); hydrate-footer.ts adds the parts that need script. */
export function FooterContent() {
  const { storeData } = useChrome()
  return (
    <>
      {storeData.toggles.decoration && (
        <Picture picture={storeData.footerDecoration} decorative className={`h-10 w-full object-cover ${STRIP_GROUND}`} />
      )}
      <div className="page-width flex flex-col gap-12 pt-14 pb-24 desktop:pt-20 desktop:pb-28 [main:has([data-paying])+footer_&]:py-6">
        <FooterNewsletter />
        <div className={`grid gap-10 desktop:grid-cols-[1.2fr_3fr] desktop:gap-16 ${NOT_WHILE_PAYING}`}>
          <FooterIntro />
          <FooterMenus />
        </div>
        <FooterMarks />
        <FooterEnd />
      </div>
    </>
  )
}

function FooterNewsletter() {
  return (
    <section
      className={`grid items-center gap-x-16 gap-y-4 rounded-card bg-ground p-6 text-ink [--focus-ring:initial] tablet:p-8 desktop:grid-cols-2 ${NOT_WHILE_PAYING}`}
    >
      <div>
        <h2 className="mb-1 text-subheading">
          <Trans>Gift ideas in your inbox</Trans>
        </h2>
        <p className="text-ink-soft">
          <Trans>New cards, good ideas and the occasional surprise. You can unsubscribe at any time.</Trans>
        </p>
      </div>
      <div id={NEWSLETTER_ID}>
        <NewsletterForm fieldId={NEWSLETTER_FIELD_ID} />
      </div>
    </section>
  )
}

function FooterIntro() {
  const { storeData } = useChrome()
  return (
    <div className="flex flex-col items-start gap-6">
      <Picture picture={storeData.footerLogo} className="h-16 w-auto forced-color-adjust-none forced-colors:bg-footer" />
      <p className="flex gap-3 text-footer-soft">
        <Picture picture={storeData.footerClockIcon} decorative className="size-6 shrink-0" />
        <Trans>Ordered on working days before 17:00, shipped the same day.</Trans>
      </p>
      <SocialLinks />
      <FooterPlace />
    </div>
  )
}

/** A store may hide a link; all stores hide Twitter and YouTube so far (spec §2). */
function SocialLinks() {
  const { storeData } = useChrome()
  const { t } = useLingui()
  return (
    <ul className="-ml-2.5 flex">
      {storeData.socialLinks.map(({ network, url, isHidden }) => {
        const shown = NETWORKS[network]
        if (!shown) return null
        return (
          <li key={network} hidden={isHidden}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${shown.title} (${t`opens in a new tab`})`}
              className="grid size-11 place-items-center rounded-full text-footer-soft transition-colors hover:text-footer-ink"
            >
              <Icon name={shown.icon} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function FooterMenus() {
  const { storeData } = useChrome()
  return (
    <div className="grid grid-cols-2 gap-x-6 gap-y-10 tablet:grid-cols-4">
      {storeData.menus.footerMenu.menuItems.map((section) => (
        <nav key={section.title} aria-label={section.title}>
          <h2 className="mb-3 text-lg">{section.title}</h2>
          <ul>
            {section.menuItems.map((item) => (
              <li key={item.title}>
                <a
                  href={item.path.href}
                  {...(item.path.type === 'absolute' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
                  className="inline-flex min-h-10 items-center py-1 text-footer-soft underline-offset-4 transition-colors hover:text-footer-ink hover:underline"
                >
                  {item.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  )
}

/** A phone shows at most four of each row (spec §9). */
const FIRST_FOUR = 'max-tablet:[&>*:nth-child(n+5)]:hidden'

function FooterMarks() {
  const { storeData } = useChrome()
  const { t } = useLingui()
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-t border-footer-soft/25 pt-8 ${NOT_WHILE_PAYING}`}
    >
      <ul aria-label={t`Ways to pay`} className={`flex flex-wrap gap-2 ${FIRST_FOUR}`}>
        {storeData.paymentIcons.map((icon) => (
          <li key={icon.url.href}>
            <Picture picture={icon} className="h-10 w-auto rounded-md" />
          </li>
        ))}
      </ul>
      <TrustMarks className={`text-footer-soft tablet:flex tablet:flex-wrap tablet:gap-x-6 ${FIRST_FOUR}`} />
    </div>
  )
}

const END_LINK = 'inline-flex min-h-10 items-center underline-offset-4 hover:text-footer-ink hover:underline'

function FooterEnd() {
  const { storeData } = useChrome()
  const { year } = useShop()
  const href = useHref()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3 text-[0.9375rem] text-footer-soft">
      <p>
        <Trans>Copyright {year}</Trans> {storeData.name}
      </p>
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <a href={href('terms')} className={END_LINK}>
            <Trans>Terms And Conditions</Trans>
          </a>
        </li>
        <li>
          <a href={href('privacy')} className={END_LINK}>
            <Trans>Privacy</Trans>
          </a>
        </li>
        <li>
          <CookiesLink />
        </li>
        <li hidden={!storeData.toggles.disclaimer}>
          <a href={href('disclaimer')} className={END_LINK}>
            <Trans>Disclaimer</Trans>
          </a>
        </li>
      </ul>
    </div>
  )
}

/** Opens the cookie settings where the storefront has them. Without script, and in other storefronts, it links to the cookie statement (spec §2). */
function CookiesLink() {
  const { cookieSettings } = useChrome().storeData.toggles
  const href = useHref()
  return (
    <a
      href={href('cookies')}
      aria-haspopup={cookieSettings ? 'dialog' : undefined}
      data-opens={cookieSettings ? 'cookieSettings' : undefined}
      className={END_LINK}
    >
      <Trans>Cookies</Trans>
    </a>
  )
}

/** The country and language of this page. The store's other languages are plain links; other countries are in the switcher. */
function FooterPlace() {
  const { languages } = useChrome().storeData
  const { countryCode, currency, textLanguage: spoken, locale } = useShop()
  const { t } = useLingui()
  return (
    <section aria-label={t`Country and language`} className="flex flex-col items-start gap-1 text-footer-soft">
      <SwitcherButton isLabelled className="-ml-3 hover:bg-footer-ink/10">
        {countryName(countryCode, locale)} ({currency})
      </SwitcherButton>
      {languages.length > 1 && (
        <ul className="flex flex-wrap gap-x-5">
          {languages.map(({ textLanguage, path }) => (
            <li key={path}>
              <a
                href={path}
                hrefLang={textLanguage}
                lang={textLanguage}
                aria-current={textLanguage === spoken ? 'true' : undefined}
                className={`${END_LINK} aria-current:text-footer-ink`}
              >
                {languageName(textLanguage, textLanguage)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
