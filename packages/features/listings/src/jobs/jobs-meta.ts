import type { JobList } from '@edbazaar/api-client'
import { type JsonLd, type PageMeta, paths } from '@edbazaar/feature-shell'
import { formatCount } from '@edbazaar/ui/formatting'
import { allJobs, jobsPath } from './jobs-state'
import type { LoadedJobs } from './load-jobs'
import { messages } from './messages'

/** What search engines are told of the list: it is known under its page alone. */
export function jobsMeta({ list }: LoadedJobs): PageMeta {
  const title = messages.listTitle
  if (list === null) return { title, description: title, canonicalPath: null, isHidden: true }
  const { page, total } = list
  return {
    title: page === 1 ? title : `${title}, page ${page}`,
    description: messages.listDescription(formatCount(total)),
    canonicalPath: jobsPath({ ...allJobs, page }),
    isHidden: total === 0,
    ...(import.meta.env.SSR && {
      jsonLd: (url: (path: string) => string) => [listEntity(list, url)],
    }),
  }
}

/** The posts of the page as a list of links. */
function listEntity(list: JobList, url: (path: string) => string): JsonLd {
  const first = (list.page - 1) * list.per_page + 1
  return {
    '@type': 'ItemList',
    name: messages.listTitle,
    numberOfItems: list.total,
    itemListElement: list.data.map((job, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name: job.title,
      url: url(paths.job(job.id)),
    })),
  }
}
