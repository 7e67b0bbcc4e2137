import { Trans } from '@lingui/react/macro'
import type { HeroFragment } from '../../generated/documents.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { HtmlBody } from './html-body.tsx'
import { BlockButton } from './more-link.tsx'

/** The idea of the shop in one look: a promise, a way in, and a hand of real cards. */
export function Hero({ block }: { block: HeroFragment }) {
  return (
    <section className="overflow-x-clip bg-mist">
      <div className="page-width grid items-center gap-10 py-12 desktop:grid-cols-[1.05fr_1fr] desktop:gap-14 desktop:py-20 wide:py-24">
        <div className="flex flex-col items-start gap-6">
          <h1 className="text-display">{block.title}</h1>
          <HtmlBody html={block.bodyHtml} className="max-w-xl text-lead text-ink-soft" />
          <div className="flex flex-wrap gap-3">
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
    <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-2 text-[0.9375rem] font-medium">
      <li className="flex items-center gap-2">
        <Icon name="mail" className="size-5 text-trust" />
        <Trans>By email within 1 hour</Trans>
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

/** Where each card of the fan lies, from the one at the back to the one on top. */
const PLACES = [
  'left-[2%] top-[6%] w-[56%] -rotate-[14deg]',
  'right-0 top-[0%] w-[56%] rotate-[10deg]',
  'left-[6%] bottom-[4%] w-[58%] rotate-[7deg]',
  'right-[3%] bottom-[9%] w-[58%] -rotate-[5deg]',
  'left-[19%] top-[26%] w-[64%] -rotate-[1deg]',
] as const

function CardFan({ products }: { products: HeroFragment['products'] }) {
  const shown = products.filter((product) => product.image !== null).slice(0, PLACES.length)
  return (
    <ul className="relative mx-auto aspect-[1.12] w-full max-w-2xl">
      {shown.map((product, index) => (
        <li key={product.id} className={classNames('absolute', PLACES[index + PLACES.length - shown.length])}>
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
