import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { ServerFragment } from './fragment-cache.tsx'

type FragmentProps = { of: object; children: ReactNode }

/**
 * A part of a page that depends only on the shop and on `of`, an answer of the API or a piece of one. Pages rendered at the same time share their
 * answers, so the server renders the part once for all of them; in the browser it is an ordinary component. It must not use `useId`, because its
 * place in the tree differs, or hold a preloaded picture, because React adds the preload only to the page that renders it.
 */
export const CachedFragment = createIsomorphicFn()
  .server(({ of, children }: FragmentProps) => <ServerFragment of={of}>{children}</ServerFragment>)
  .client(({ children }: FragmentProps) => children)
