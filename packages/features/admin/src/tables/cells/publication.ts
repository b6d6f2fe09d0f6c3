import type { AdminBlog } from '@edbazaar/api-client'
import type { Translate } from '@edbazaar/feature-platform'
import { filterOf } from './filter-of'
import { cellMessages } from './messages'

export const publications = ['draft', 'review', 'published'] as const

/** The filter by the status of an article or video. */
export const publicationFilter = (t: Translate) =>
  filterOf({
    name: 'status',
    label: t(cellMessages.status),
    values: publications,
    labelOf: (value) => t(cellMessages.publications[value]),
  })

type Published = Pick<AdminBlog, 'status' | 'moderation' | 'published_at'>

/** Whether an article or video has a public page. */
export const isPublished = ({ status, moderation, published_at: at }: Published) =>
  status === 'published' &&
  (moderation === 'approved' || moderation === 'unreviewed') &&
  at !== null &&
  Date.parse(at) <= Date.now()
