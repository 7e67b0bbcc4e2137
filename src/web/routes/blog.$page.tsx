import { createFileRoute } from '@tanstack/react-router'
import { isPageNumber } from '../routing/page-param.ts'
import { BlogScreen } from '../screens/blog/blog-screen.tsx'
import { loadBlog } from '../screens/blog/load-blog.ts'

/** A number is a page of the blog; any other word is an article. */
export const Route = createFileRoute('/blog/$page')({
  staticData: { texts: 'browsing' },
  params: {
    parse: ({ page }) => isPageNumber(page) && { page: Number(page) },
    stringify: ({ page }) => ({ page: String(page) }),
  },
  loaderDeps: ({ search }: { search: Record<string, string | undefined> }) => ({ topic: search.topic }),
  loader: ({ context, params, deps }) => loadBlog(context, deps.topic, params.page),
  head: async ({ loaderData, match }) => (await import('../screens/blog/blog-tags.ts')).listBlogTags(loaderData, match.context),
  component: () => <BlogScreen blog={Route.useLoaderData()} />,
})
