import * as v from 'valibot'
import { toOwnPath } from '../storefronts/index.ts'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
/** Addresses of this shop may be written without a scheme (spec §2). */
const href = v.pipe(
  text,
  v.check((href) => /^(\/|https?:|mailto:|tel:)/.test(toOwnPath(href))),
)
const link = v.strictObject({ title: text, href })
const slugs = v.array(text)
const day = v.pipe(v.string(), v.isoDate())

/** The input of an editor. Bodies are Markdown, scenes are names of drawings, links are canonical paths or full addresses. */
export const BlockInput = v.variant('blockType', [
  v.strictObject({
    blockType: v.literal('HERO'),
    title: text,
    body: v.string(),
    link,
    secondLink: v.optional(link),
    products: slugs,
  }),
  v.strictObject({ blockType: v.literal('TITLE_BODY'), title: v.optional(text), body: text }),
  v.strictObject({
    blockType: v.literal('IMAGE_BODY'),
    title: text,
    body: text,
    scene: text,
    link: v.optional(link),
    imageSide: v.picklist(['left', 'right']),
  }),
  v.strictObject({
    blockType: v.literal('TITLE_USPS_IMAGE'),
    title: text,
    usps: v.array(text),
    scene: text,
    link: v.optional(link),
  }),
  v.strictObject({ blockType: v.literal('WITH_HAND'), title: text, body: text, product: text, link }),
  v.strictObject({ blockType: v.literal('PRODUCT_REFERENCE'), title: text, products: slugs, link: v.optional(link) }),
  v.strictObject({ blockType: v.literal('MOST_CHOSEN'), title: text, products: slugs, link }),
  v.strictObject({ blockType: v.literal('OCCASIONS'), title: text, occasions: slugs, link: v.optional(link) }),
  v.strictObject({ blockType: v.literal('CATEGORIES'), title: text, categories: slugs, link: v.optional(link) }),
  v.strictObject({
    blockType: v.literal('STEPS'),
    title: text,
    steps: v.array(v.strictObject({ title: text, body: text, scene: text })),
  }),
  v.strictObject({
    blockType: v.literal('TESTIMONIALS'),
    title: text,
    testimonials: v.array(
      v.strictObject({
        name: text,
        city: text,
        rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
        body: text,
        on: day,
      }),
    ),
  }),
  v.strictObject({
    blockType: v.literal('BLOG'),
    title: text,
    link: v.optional(link),
    limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)),
  }),
  v.strictObject({
    blockType: v.literal('FAQ'),
    title: text,
    questions: v.array(v.strictObject({ question: text, answer: text })),
  }),
  v.strictObject({
    blockType: v.literal('BANNER'),
    title: text,
    body: text,
    link,
    scene: text,
    tone: v.picklist(['accent', 'trust', 'quiet']),
  }),
  v.strictObject({ blockType: v.literal('CONTACT'), title: text, body: text }),
  v.strictObject({
    blockType: v.literal('VIDEO'),
    title: text,
    provider: v.picklist(['VIMEO', 'YOUTUBE', 'SELF_HOSTED']),
    href: text,
    poster: text,
  }),
])

export type BlockInput = v.InferOutput<typeof BlockInput>

/** Markdown is rendered once, when it is saved. */
type Rendered<T> = T extends { body: string }
  ? Omit<T, 'body'> & { bodyHtml: string }
  : T extends { answer: string }
    ? Omit<T, 'answer'> & { answerHtml: string }
    : T

type Stored<T> = T extends { steps: (infer S)[] }
  ? Omit<T, 'steps'> & { steps: Rendered<S>[] }
  : T extends { questions: (infer Q)[] }
    ? Omit<T, 'questions'> & { questions: Rendered<Q>[] }
    : Rendered<T>

/** A block as it is stored in a page. */
export type Block = BlockInput extends infer T ? (T extends unknown ? Stored<T> & { id: string } : never) : never
type BlockOf<T extends Block['blockType']> = Extract<Block, { blockType: T }>

/** `isCentred` on a home page of the second version. */
export type HeroBlock = BlockOf<'HERO'> & { isCentred?: boolean }
export type TitleBodyBlock = BlockOf<'TITLE_BODY'>
export type ImageBodyBlock = BlockOf<'IMAGE_BODY'>
export type TitleUspsImageBlock = BlockOf<'TITLE_USPS_IMAGE'>
export type WithHandBlock = BlockOf<'WITH_HAND'>
export type ProductReferenceBlock = BlockOf<'PRODUCT_REFERENCE'>
export type MostChosenBlock = BlockOf<'MOST_CHOSEN'>
export type OccasionsBlock = BlockOf<'OCCASIONS'>
export type CategoriesBlock = BlockOf<'CATEGORIES'>
export type StepsBlock = BlockOf<'STEPS'>
export type Step = StepsBlock['steps'][number]
export type TestimonialsBlock = BlockOf<'TESTIMONIALS'>
export type Testimonial = TestimonialsBlock['testimonials'][number]
export type BlogBlock = BlockOf<'BLOG'>
export type FaqBlock = BlockOf<'FAQ'>
export type Question = FaqBlock['questions'][number]
export type BannerBlock = BlockOf<'BANNER'>
export type ContactBlock = BlockOf<'CONTACT'>
export type VideoBlock = BlockOf<'VIDEO'>
