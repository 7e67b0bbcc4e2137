import { createFileRoute } from '@tanstack/react-router'
import { listPageTags } from '../routing/shop-tags.ts'
import { ArticleScreen } from '../screens/article/article-screen.tsx'
import { loadArticle } from '../screens/article/load-article.ts'

export const Route = createFileRoute('/blog/$article')({
  staticData: { texts: 'browsing' },
  loader: ({ context, params }) => loadArticle(context, params.article),
  head: ({ loaderData, match }) => listPageTags(loaderData?.page, match.context.shop),
  component: () => <ArticleScreen {...Route.useLoaderData()} />,
})
