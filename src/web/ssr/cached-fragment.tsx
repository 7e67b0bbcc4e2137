import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { KeptPart } from './fragment-cache.tsx'

type KeptProps = { of: object; children: ReactNode }

/**
 * A part of a page that shows nothing but the shop and `of`, an answer of the API or a piece of one. Pages that are drawn at the same time share their
 * answers, so the server draws the part once for all of them; in the browser it is a part like any other. Its place in the tree differs, so `useId` is
 * not for it, nor is a picture that is to come early: React announces it in the head of the page that draws it.
 */
export const Kept = createIsomorphicFn()
  .server(({ of, children }: KeptProps) => <KeptPart of={of}>{children}</KeptPart>)
  .client(({ children }: KeptProps) => children)
