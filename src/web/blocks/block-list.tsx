import type { BlockFragment } from '../../generated/documents.ts'
import { Banner } from './banner.tsx'
import { Blog } from './blog.tsx'
import { Categories } from './categories.tsx'
import { Contact } from './contact.tsx'
import { Faq, FaqStructuredData } from './faq.tsx'
import { Hero } from './hero.tsx'
import { ImageBody } from './image-body.tsx'
import { MostChosen } from './most-chosen.tsx'
import { Occasions } from './occasions.tsx'
import { ProductReference } from './product-reference.tsx'
import { Steps } from './steps.tsx'
import { Testimonials } from './testimonials.tsx'
import { TitleBody } from './title-body.tsx'
import { TitleUspsImage } from './title-usps-image.tsx'
import { Video } from './video.tsx'
import { WithHand } from './with-hand.tsx'

/** The blocks of a page, top to bottom. */
export function BlockList({ blocks }: { blocks: readonly BlockFragment[] }) {
  return (
    <>
      <FaqStructuredData blocks={blocks} />
      {blocks.map((block, index) => (
        <Block key={block.id} block={block} isFirst={index === 0} />
      ))}
    </>
  )
}

/** Maps each block type to its component. */
function Block({ block, isFirst }: { block: BlockFragment; isFirst: boolean }) {
  switch (block.__typename) {
    case 'HeroBlock':
      return <Hero block={block} />
    case 'TitleBodyBlock':
      return <TitleBody block={block} />
    case 'ImageBodyBlock':
      return <ImageBody block={block} priority={isFirst} />
    case 'TitleUspsImageBlock':
      return <TitleUspsImage block={block} priority={isFirst} />
    case 'WithHandBlock':
      return <WithHand block={block} />
    case 'ProductReferenceBlock':
      return <ProductReference block={block} />
    case 'MostChosenBlock':
      return <MostChosen block={block} />
    case 'OccasionsBlock':
      return <Occasions block={block} />
    case 'CategoriesBlock':
      return <Categories block={block} />
    case 'StepsBlock':
      return <Steps block={block} />
    case 'TestimonialsBlock':
      return <Testimonials block={block} />
    case 'BlogBlock':
      return <Blog block={block} />
    case 'FaqBlock':
      return <Faq block={block} />
    case 'BannerBlock':
      return <Banner block={block} />
    case 'ContactBlock':
      return <Contact block={block} />
    case 'VideoBlock':
      return <Video block={block} />
  }
}
