import type { WithHandFragment } from '../../generated/documents.ts'
import { useHand } from '../session/use-shop.ts'
import { CardPicture } from '../ui/card-picture.tsx'
import { HtmlBody } from './html-body.tsx'
import { BlockButton } from './more-link.tsx'

/** One card held up by a hand, beside what makes it special. */
export function WithHand({ block }: { block: WithHandFragment }) {
  const hand = useHand()
  const { product } = block
  if (!product?.image) return null
  return (
    <section className="section-space">
      <div className="page-width grid items-center gap-10 desktop:grid-cols-2 desktop:gap-16">
        <CardPicture
          image={{ href: product.image.url.href, alt: product.title, width: product.image.width, height: product.image.height }}
          backgroundColor={product.backgroundColor}
          showHand
          handHref={hand}
          showShadow={product.showShadow}
        />
        <div className="flex flex-col items-start gap-5">
          <h2 className="text-title">{block.title}</h2>
          <HtmlBody html={block.bodyHtml} className="text-lead text-ink-soft" />
          <BlockButton link={block.link} trailingIcon="arrow-right" />
        </div>
      </div>
    </section>
  )
}
