import { msg } from '@lingui/core/macro'
import type { RouterContext } from '../../routing/router-context.ts'
import { listScreenTags } from '../../routing/screen-tags.ts'
import type { BlogData } from './load-blog.ts'

/** A list filtered by topic is a view of the blog, so search engines do not index it. */
export function listBlogTags(blog: BlogData | undefined, { i18n, shop }: RouterContext) {
  if (!blog) return {}
  const { page, path, topic, hreflangTags } = blog
  const title = i18n._(msg`The art of giving: our blog`)
  return listScreenTags(
    {
      title: page > 1 ? i18n._(msg`${title} – page ${page}`) : title,
      description: i18n._(
        msg`Ideas, good manners and know-how for everybody who likes giving: what to choose, what to write, and when to send it.`,
      ),
      path: page > 1 ? `${path}${page}/` : path,
      hreflangTags,
      robots: topic === undefined ? undefined : 'noindex',
    },
    shop,
  )
}
