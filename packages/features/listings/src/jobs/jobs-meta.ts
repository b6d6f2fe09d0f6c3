import { type JsonLd, type PageMeta, paths } from '@edbazaar/feature-shell'
import { formatCount } from '@edbazaar/ui/formatting'
import type { LoadedList } from '../list/list-loader'
import { titleOf } from '../list/list-words'
import type { JobsAnswer } from './job-listing'
import { allJobs, jobsPath } from './jobs-state'
import { messages, words } from './messages'

type Url = (path: string) => string

/** What search engines are told of the list: it is known under its place and page alone. */
export function jobsMeta({ list }: LoadedList<JobsAnswer>): PageMeta {
  const title = titleOf(words, list)
  if (list === null) return { title, description: title, canonicalPath: null, isHidden: true }
  const { page, total, place, radius } = list
  const isPoint = place === null && radius !== null
  return {
    title: page === 1 ? title : `${title}, page ${page}`,
    description: messages.listDescription(formatCount(total), title.replace(/^J/, 'j')),
    canonicalPath: isPoint ? null : jobsPath({ ...allJobs, place: place?.slug ?? null, page }),
    isHidden: isPoint || total === 0,
    ...(import.meta.env.SSR && { jsonLd: (url: Url) => [listEntity(list, title, url)] }),
  }
}

/** The posts of the page as a list of links. */
function listEntity(list: JobsAnswer, name: string, url: Url): JsonLd {
  const first = (list.page - 1) * list.per_page + 1
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: list.total,
    itemListElement: list.data.map((job, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name: job.title,
      url: url(paths.job(job.id)),
    })),
  }
}
