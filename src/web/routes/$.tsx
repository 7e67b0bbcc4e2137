import { createFileRoute } from '@tanstack/react-router'
import { toLocalPath } from '../../shared/paths.ts'
import { loadPage } from '../data/load-page.ts'
import { PageScreen } from '../features/content-page/content-page.tsx'
import { listPageTags } from '../routing/shop-tags.ts'

/** Every path without a screen of its own: an information or landing page if an editor made one at that path, otherwise "not found". */
export const Route = createFileRoute('/$')({
  loader: ({ context, params }) => loadPage(context, toLocalPath(withSlashes(params._splat ?? ''), context.paths)),
  head: ({ loaderData, match }) => listPageTags(loaderData, match.context.shop),
  component: () => <PageScreen page={Route.useLoaderData()} />,
})

/** The router may drop the last slash. */
function withSlashes(rest: string): string {
  return rest === '' || rest.endsWith('/') ? `/${rest}` : `/${rest}/`
}
