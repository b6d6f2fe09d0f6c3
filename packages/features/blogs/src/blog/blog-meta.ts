import { blogMessages } from '@edbazaar/feature-catalogue-ui/blog-card'
import {
  blogFeedPath,
  type I18n,
  type JsonLd,
  type PageMeta,
  paths,
  siteName,
  type Translate,
} from '@edbazaar/feature-platform'
import {
  absoluteUrl,
  breadcrumbs,
  shareImageOf,
  type Url,
} from '@edbazaar/feature-platform/json-ld'
import { languageOf } from '@edbazaar/ui/formatting'
import { blogsUrl } from '../list/list-state'
import { messages } from '../messages'
import type { LoadedBlog } from './load-blog'

/** Metadata of a blog for search engines and link previews. */
export function blogMeta({ blog }: LoadedBlog, i18n: I18n): PageMeta {
  const t = i18n.translate(messages, blogMessages)
  return {
    title: blog.title,
    description: blog.summary,
    canonicalPath: paths.blog(blog.url),
    feed: { title: `${siteName}: ${t(messages.title)}`, path: blogFeedPath },
    isHidden: blog.is_unreviewed === true,
    image: shareImageOf(blog.image),
    ...(import.meta.env.SSR && {
      jsonLd: (url) => [
        blogEntity(blog, url, t),
        breadcrumbs(
          [...crumbsOf(blog.topic, t), { label: blog.title, href: paths.blog(blog.url) }],
          url,
        ),
      ],
    }),
  }
}

function blogEntity(blog: LoadedBlog['blog'], url: Url, t: Translate): JsonLd {
  const image = shareImageOf(blog.image)
  const pageUrl = url(paths.blog(blog.url))
  return {
    '@type': 'BlogPosting',
    '@id': pageUrl,
    headline: blog.title,
    description: blog.summary,
    url: pageUrl,
    mainEntityOfPage: pageUrl,
    datePublished: blog.published_at,
    dateModified: blog.updated_at,
    inLanguage: languageOf(blog.body) ?? 'en',
    articleSection: t(blogMessages.topics[blog.topic]),
    keywords: blog.tags,
    timeRequired: `PT${blog.reading_minutes}M`,
    author: {
      '@type': 'Person',
      name: blog.author_name,
      ...(blog.author_note !== null && { description: blog.author_note }),
    },
    publisher: { '@type': 'Organization', name: siteName, url: url(paths.home) },
    ...(image && { image: absoluteUrl(image.url, url) }),
  }
}

/** Breadcrumbs: all blogs, then the blogs of the topic. */
export function crumbsOf(topic: LoadedBlog['blog']['topic'], t: Translate) {
  return [
    { label: t(messages.title), href: paths.blogs },
    { label: t(blogMessages.topics[topic]), href: blogsUrl.pathOf({ topic, page: 1 }) },
  ]
}
