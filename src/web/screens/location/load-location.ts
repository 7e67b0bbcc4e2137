import { notFound } from '@tanstack/react-router'
import { LocationDetailDocument, type LocationDetailQuery } from '#generated/documents.ts'
import type { RouterContext } from '../../routing/router-context.ts'

export type LocationData = NonNullable<LocationDetailQuery['location']>

export async function loadLocation({ ask }: RouterContext, slug: string, location: string): Promise<LocationData> {
  const answer = await ask(LocationDetailDocument, { path: `/gift-cards/${slug}/location/${location}/` })
  if (!answer.location) throw notFound()
  return answer.location
}
