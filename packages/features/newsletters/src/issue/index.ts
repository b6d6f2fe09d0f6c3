import { answerOf, type Newsletter } from '@edbazaar/api-client'
import {
  definePage,
  type I18n,
  loadNotFound,
  newsletterFeedPath,
  type PageMeta,
  pageLoader,
  paths,
  siteName,
} from '@edbazaar/feature-platform'

import { messages } from '../messages'
import { IssueScreen } from './IssueScreen'

/** Loads the newsletter named in the URL. */
const loadIssue = pageLoader(async ({ api, params, signal }): Promise<Newsletter> => {
  const slug = params.slug ?? ''
  if (!/^[a-z0-9-]{1,120}$/.test(slug)) loadNotFound()
  return answerOf(api.GET('/newsletters/{slug}', { params: { path: { slug } }, signal }))
})

function issueMeta(issue: Newsletter, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  const { title, summary, slug } = issue
  return {
    title,
    description: summary,
    canonicalPath: paths.newsletter(slug),
    feed: { title: `${siteName}: ${t(messages.title)}`, path: newsletterFeedPath },
    ...(import.meta.env.SSR && {
      jsonLd: (url) => [
        {
          '@type': 'Article',
          headline: title,
          description: summary,
          datePublished: issue.published_on,
          dateModified: issue.updated_at,
          url: url(paths.newsletter(slug)),
          publisher: { '@type': 'Organization', name: siteName, url: url(paths.home) },
        },
      ],
    }),
  }
}

export const page = definePage({ loader: loadIssue, Component: IssueScreen, meta: issueMeta })
