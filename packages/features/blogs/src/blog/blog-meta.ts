import type { Picture } from '@edbazaar/api-client'
import { type JsonLd, type PageMeta, paths, siteName, topicNames } from '@edbazaar/feature-shell'
import { languageOf } from '@edbazaar/ui/formatting'
import { blogsPath } from '../list/list-state'
import { messages } from '../messages'
import type { LoadedBlog } from './load-blog'

/** What search engines and messengers are told of a blog. */
export function blogMeta({ blog }: LoadedBlog): PageMeta {
  return {
    title: blog.title,
    description: blog.summary,
    canonicalPath: paths.blog(blog.url),
    image: photographOf(blog.picture),
    ...(import.meta.env.SSR && {
      jsonLd: (url: Url) => [blogEntity(blog, url), breadcrumbEntity(blog, url)],
    }),
  }
}

type Url = (path: string) => string

/** Messengers do not draw vector pictures: of one, its largest version in pixels. */
function photographOf({ url, width, height, variants }: Picture): PageMeta['image'] {
  if (!url.endsWith('.svg')) return { url, width, height }
  const largest = variants.findLast((variant) => !variant.url.endsWith('.svg'))
  return largest && { ...largest, height: Math.round((largest.width * height) / width) }
}

function blogEntity(blog: LoadedBlog['blog'], url: Url): JsonLd {
  const image = photographOf(blog.picture)
  const address = url(paths.blog(blog.url))
  return {
    '@type': 'BlogPosting',
    '@id': address,
    headline: blog.title,
    description: blog.summary,
    url: address,
    mainEntityOfPage: address,
    datePublished: blog.published_at,
    dateModified: blog.updated_at,
    inLanguage: languageOf(blog.body) ?? 'en',
    articleSection: topicNames[blog.topic],
    keywords: blog.tags,
    timeRequired: `PT${blog.reading_minutes}M`,
    author: {
      '@type': 'Person',
      name: blog.author_name,
      ...(blog.author_note !== null && { description: blog.author_note }),
    },
    publisher: { '@type': 'Organization', name: siteName, url: url(paths.home) },
    // The API's addresses already begin with BASE_PATH.
    ...(image && { image: new URL(image.url, url(paths.home)).href }),
  }
}

function breadcrumbEntity({ title, url: own, topic }: LoadedBlog['blog'], url: Url): JsonLd {
  const crumbs = [...crumbsOf(topic), { label: title, href: paths.blog(own) }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: url(href),
    })),
  }
}

/** The way back up: all blogs, then those of the topic. */
export function crumbsOf(topic: LoadedBlog['blog']['topic']) {
  return [
    { label: messages.title, href: paths.blogs },
    { label: topicNames[topic], href: blogsPath({ topic, page: 1 }) },
  ]
}
