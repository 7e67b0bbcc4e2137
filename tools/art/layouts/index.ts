import type { CardLayout } from '../../../seeds/types.ts'
import { badge, band, corner, diagonal, poster, split } from './bold.ts'
import { centre, frame, left } from './calm.ts'
import type { Layout } from './layout.ts'

export type { Composition } from './layout.ts'

export const LAYOUTS: Record<CardLayout, Layout> = { centre, left, corner, band, badge, diagonal, split, frame, poster }
