import { type PageMeta, paths } from '@edbazaar/feature-shell'
import { firstPositionOf, linkList } from '@edbazaar/feature-shell/json-ld'
import { formatCount } from '@edbazaar/ui/formatting'
import type { LoadedList } from '../list/list-loader'
import { listTitle } from '../list/list-titles'
import type { JobsResult } from './job-list-definition'
import { defaultJobsState, jobsPath } from './jobs-state'
import { labels, messages } from './messages'

/** Metadata of the job list. The canonical path contains only place and page. */
export function jobsMeta(loaded: LoadedList<JobsResult>): PageMeta {
  const { list } = loaded
  const title = listTitle(labels, loaded)
  if (list === null) return { title, description: title, canonicalPath: null, isHidden: true }
  const { page, total, place, radius } = list
  const isPoint = place === null && radius !== null
  const pathOf = (other: number) =>
    jobsPath({ ...defaultJobsState, place: place?.slug ?? null, page: other })
  return {
    title,
    description: messages.listDescription(formatCount(total), title.replace(/^J/, 'j')),
    canonicalPath: isPoint ? null : pathOf(page),
    ...(!isPoint && { pages: { page, last: list.totalPages, pathOf } }),
    isHidden: isPoint || total === 0,
    ...(import.meta.env.SSR && {
      jsonLd: (url) => {
        const links = list.data.map(jobLink)
        return [linkList({ name: title, links, first: firstPositionOf(list), total }, url)]
      },
    }),
  }
}

const jobLink = ({ title, id }: JobsResult['data'][number]) => ({
  label: title,
  href: paths.job(id),
})
