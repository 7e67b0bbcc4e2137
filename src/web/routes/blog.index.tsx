import { createFileRoute } from '@tanstack/react-router'
import { BlogScreen } from '../screens/blog/blog-screen.tsx'
import { loadBlog } from '../screens/blog/load-blog.ts'

export const Route = createFileRoute('/blog/')({
  staticData: { texts: 'browsing' },
  loaderDeps: ({ search }: { search: Record<string, string | undefined> }) => ({ topic: search.topic }),
  loader: ({ context, deps }) => loadBlog(context, deps.topic, 1),
  head: async ({ loaderData, match }) => (await import('../screens/blog/blog-tags.ts')).listBlogTags(loaderData, match.context),
  component: () => <BlogScreen blog={Route.useLoaderData()} />,
})
