import { createFileRoute } from '@tanstack/react-router'
import { RelatedArticlesDocument } from '../../generated/documents.ts'
import { ROUTES, toLocalPath } from '../../shared/paths.ts'
import { loadPage } from '../data/load-page.ts'
import { listPageTags } from '../routing/shop-tags.ts'
import { ArticleScreen } from '../screens/article/article-screen.tsx'

export const Route = createFileRoute('/blog/$article')({
  staticData: { texts: 'browsing' },
  loader: async ({ context, params }) => {
    const path = toLocalPath(ROUTES.blogArticle.replace('$article', params.article), context.paths)
    const [page, answer] = await Promise.all([loadPage(context, path), context.ask(RelatedArticlesDocument, { path })])
    return { page, related: answer.page?.article?.related ?? [] }
  },
  head: ({ loaderData, match }) => listPageTags(loaderData?.page, match.context.shop),
  component: () => <ArticleScreen {...Route.useLoaderData()} />,
})
