import type { LoadedList } from '@edbazaar/feature-list-kit'
import { areaOf, listTitle } from '@edbazaar/feature-list-kit'
import { type I18n, type PageMeta, paths } from '@edbazaar/feature-platform'
import { firstPositionOf, linkList } from '@edbazaar/feature-platform/json-ld'
import { formatCount } from '@edbazaar/ui/formatting'
import type { JobsResult } from './job-list-definition'
import { jobsUrl } from './jobs-state'
import { messages } from './messages'

/** Metadata of the job list. The canonical path contains only place and page. */
export function jobsMeta(loaded: LoadedList<JobsResult>, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  const { list } = loaded
  const title = t(listTitle(messages.labels, loaded))
  if (list === null) return { title, description: title, canonicalPath: null, isHidden: true }
  const { page, total, place, radius } = list
  const isPoint = place === null && radius !== null
  const pathOf = (other: number) =>
    jobsUrl.pathOf({ ...jobsUrl.initial, place: place?.slug ?? null, page: other })
  return {
    title,
    description: t(messages.listDescription(formatCount(total), ...areaOf(list))),
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
