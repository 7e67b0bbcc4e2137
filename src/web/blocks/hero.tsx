import { Trans } from '@lingui/react/macro'
import type { HeroFragment } from '../../generated/documents.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { HtmlBody } from './html-body.tsx'
import { BlockButton } from './more-link.tsx'

/** The first thing a visitor sees: a promise, a link into the shop, and a hand of real cards beside them (below them when the hero is centred). */
export function Hero({ block }: { block: HeroFragment }) {
  return (
    <section className="overflow-x-clip bg-mist">
      <div className={classNames('hero page-width', block.isCentred && 'hero-centred')}>
        <div>
          <h1 className="text-display">{block.title}</h1>
          <HtmlBody html={block.bodyHtml} className="max-w-xl text-lead text-ink-soft" />
          <div className="hero-row flex flex-wrap gap-3">
            <BlockButton link={block.link} trailingIcon="arrow-right" />
            {block.secondLink && <BlockButton link={block.secondLink} variant="secondary" />}
          </div>
          <Promises />
        </div>
        <CardFan products={block.products} />
      </div>
    </section>
  )
}

function Promises() {
  return (
    <ul className="hero-row mt-2 flex flex-wrap gap-x-6 gap-y-2 text-[0.9375rem] font-medium">
      <li className="flex items-center gap-2">
        <Icon name="mail" className="size-5 text-trust" />
        <Trans>By email within the hour</Trans>
      </li>
      <li className="flex items-center gap-2">
        <Icon name="truck" className="size-5 text-trust" />
        <Trans>By post in 2–3 working days</Trans>
      </li>
      <li className="flex items-center gap-2">
        <Icon name="shield" className="size-5 text-trust" />
        <Trans>Pay safely</Trans>
      </li>
    </ul>
  )
}

/** How many cards fit. The style sheet places them, with the last one on top. */
const SHOWN = 5

function CardFan({ products }: { products: HeroFragment['products'] }) {
  const shown = products.filter((product) => product.image !== null).slice(0, SHOWN)
  return (
    <ul className="card-fan">
      {shown.map((product, index) => (
        <li key={product.id} className="fan-card">
          <a href={product.path} className="block transition-transform duration-300 ease-spring hover:-translate-y-2">
            <img
              src={product.image?.url.href}
              alt={product.title}
              width={product.image?.width}
              height={product.image?.height}
              fetchPriority={index === shown.length - 1 ? 'high' : undefined}
              className="h-auto w-full rounded-[4.2%/6.7%] shadow-raised"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
