import type { ContentBlockResolvers, Resolvers } from '../../generated/resolvers.ts'
import { findScene, readCategoriesByKey, readOccasionsByKey, readProductsBySlug } from '../catalog/index.ts'
import { fillHtml, fillText, localUrl, type StorefrontContext, shopDay } from '../storefronts/index.ts'
import type { Block } from './block.ts'
import { listArticles } from './content.store.ts'
import { questionId } from './question-id.ts'

const TYPE_NAMES = {
  HERO: 'HeroBlock',
  TITLE_BODY: 'TitleBodyBlock',
  IMAGE_BODY: 'ImageBodyBlock',
  TITLE_USPS_IMAGE: 'TitleUspsImageBlock',
  WITH_HAND: 'WithHandBlock',
  PRODUCT_REFERENCE: 'ProductReferenceBlock',
  MOST_CHOSEN: 'MostChosenBlock',
  OCCASIONS: 'OccasionsBlock',
  CATEGORIES: 'CategoriesBlock',
  STEPS: 'StepsBlock',
  TESTIMONIALS: 'TestimonialsBlock',
  BLOG: 'BlogBlock',
  FAQ: 'FaqBlock',
  BANNER: 'BannerBlock',
  CONTACT: 'ContactBlock',
  VIDEO: 'VideoBlock',
} as const satisfies Record<Block['blockType'], ReturnType<ContentBlockResolvers['__resolveType'] & {}>>

type LinkInput = { title: string; href: string }

const title = (block: { title: string }, _args: unknown, ctx: StorefrontContext) => fillText(ctx, block.title)
const bodyHtml = (block: { bodyHtml: string }, _args: unknown, ctx: StorefrontContext) => fillHtml(ctx, block.bodyHtml)
const link = (block: { link: LinkInput }, _args: unknown, ctx: StorefrontContext) => toLink(ctx, block.link)
const moreLink = (block: { link?: LinkInput }, _args: unknown, ctx: StorefrontContext) =>
  block.link ? toLink(ctx, block.link) : null
const image = (block: { scene: string }, _args: unknown, ctx: StorefrontContext) => findScene(ctx, block.scene)
const products = (block: { products: string[] }, _args: unknown, ctx: StorefrontContext) =>
  readProductsBySlug(ctx, block.products)

export const blocksResolvers = {
  ContentBlock: { __resolveType: (block) => TYPE_NAMES[block.blockType] },
  HeroBlock: {
    title,
    bodyHtml,
    link,
    isCentred: (block) => block.isCentred ?? false,
    secondLink: (block, _args, ctx) => (block.secondLink ? toLink(ctx, block.secondLink) : null),
    products,
  },
  TitleBodyBlock: {
    heading: (block, _args, ctx) => (block.title === undefined ? null : fillText(ctx, block.title)),
    bodyHtml,
  },
  ImageBodyBlock: {
    title,
    bodyHtml,
    image,
    moreLink,
    imageSide: ({ imageSide }) => (imageSide === 'left' ? 'LEFT' : 'RIGHT'),
  },
  TitleUspsImageBlock: {
    title,
    usps: (block, _args, ctx) => block.usps.map((usp) => fillText(ctx, usp)),
    image,
    moreLink,
  },
  WithHandBlock: {
    title,
    bodyHtml,
    link,
    product: async (block, _args, ctx) => (await readProductsBySlug(ctx, [block.product]))[0] ?? null,
  },
  ProductReferenceBlock: { title, products, moreLink },
  MostChosenBlock: { title, products, link },
  OccasionsBlock: {
    title,
    moreLink,
    occasions: (block, _args, ctx) => readOccasionsByKey(ctx, block.occasions),
  },
  CategoriesBlock: {
    title,
    moreLink,
    categories: (block, _args, ctx) => readCategoriesByKey(ctx, block.categories),
  },
  StepsBlock: { title },
  Step: { title, bodyHtml, image },
  TestimonialsBlock: { title },
  Testimonial: { body: ({ body }, _args, ctx) => fillText(ctx, body), writtenOn: ({ on }) => on },
  BlogBlock: {
    title,
    moreLink,
    articles: ({ limit }, _args, ctx) => listArticles(ctx, { topic: undefined, limit, offset: 0 }, shopDay(ctx)),
  },
  FaqBlock: { title },
  Question: {
    id: ({ question }, _args, ctx) => questionId(fillText(ctx, question)),
    question: ({ question }, _args, ctx) => fillText(ctx, question),
    answerHtml: ({ answerHtml }, _args, ctx) => fillHtml(ctx, answerHtml),
  },
  BannerBlock: { title, bodyHtml, link, image, tone: ({ tone }) => TONES[tone] },
  ContactBlock: { title, bodyHtml },
  VideoBlock: { title, poster: ({ poster }, _args, ctx) => findScene(ctx, poster) },
} satisfies Resolvers

const TONES = { accent: 'ACCENT', trust: 'TRUST', quiet: 'QUIET' } as const

function toLink(ctx: StorefrontContext, { title, href }: LinkInput) {
  return { title: fillText(ctx, title), path: localUrl(ctx, fillText(ctx, href)) }
}
