import { type AdminVideo, answerOf, type VideoKind } from '@edbazaar/api-client'
import {
  choiceField,
  pageField,
  sortField,
  type TableState,
  textField,
  urlState,
} from '@edbazaar/feature-list-kit/table'
import { accountPaths } from '@edbazaar/feature-platform'
import { formatClock } from '@edbazaar/ui/formatting'
import { queuePlaces } from '../../queue-switch/queue-places'
import { adminTablePage } from '../admin-table-page'
import { dayColumn } from '../cells/day-column'
import { filterOf } from '../cells/filter-of'
import { cellMessages } from '../cells/messages'
import { moderationCell, moderationFilter, moderationStates } from '../cells/moderation'
import { publicationFilter, publications } from '../cells/publication'
import { messages } from './messages'
import { VideosHead } from './VideosHead'

type SortColumn = 'title' | 'duration' | 'published' | 'updated'
type Column = SortColumn | 'kind' | 'author' | 'school' | 'status' | 'moderation'

interface VideosState extends TableState<SortColumn> {
  kind: VideoKind | null
  status: AdminVideo['status'] | null
  moderation: AdminVideo['moderation'] | null
}

const kinds = ['discussion', 'contest', 'principal_talk'] as const
/** All videos, at `/admin/all-videos`. */
export const page = adminTablePage<AdminVideo, Column, VideosState>({
  id: 'all-videos',
  queue: queuePlaces.videos,
  headEnd: <VideosHead />,
  decides: 'video',
  messages,
  uses: [cellMessages],
  url: urlState<VideosState>('/admin/all-videos', {
    q: textField(),
    kind: choiceField<VideosState['kind']>(kinds, null),
    status: choiceField<VideosState['status']>(publications, null),
    moderation: choiceField<VideosState['moderation']>(moderationStates, null),
    sort: sortField<SortColumn>(['title', 'duration', 'published', 'updated'], {
      column: 'updated',
      direction: 'descending',
    }),
    page: pageField(),
  }),
  initiallyHidden: ['duration'],
  filters: (t) => [
    filterOf({
      name: 'kind',
      label: t(cellMessages.kind),
      values: kinds,
      labelOf: (value) => t(messages.kinds[value]),
    }),
    publicationFilter(t),
    moderationFilter(t),
  ],
  columns: (t) => [
    {
      id: 'title',
      header: t(messages.name),
      cell: ({ title }) => title || t(messages.untitled),
      isSortable: true,
      width: '24%',
    },
    {
      id: 'kind',
      header: t(cellMessages.kind),
      cell: ({ kind }) => t(messages.kinds[kind]),
      width: 116,
    },
    { id: 'author', header: t(messages.author), cell: ({ author_name: name }) => name },
    { id: 'school', header: t(messages.school), cell: ({ school_name: name }) => name },
    {
      id: 'status',
      header: t(cellMessages.status),
      cell: ({ status }) => t(cellMessages.publications[status]),
      width: 92,
    },
    {
      id: 'moderation',
      header: t(cellMessages.moderation),
      cell: ({ moderation }) => moderationCell(t, moderation),
      width: 112,
    },
    {
      id: 'duration',
      header: t(messages.duration),
      cell: ({ duration_seconds: seconds }) => formatClock(seconds),
      isNumeric: true,
      isSortable: true,
      width: 72,
    },
    dayColumn({ id: 'published', header: t(messages.published), of: (row) => row.published_at }),
    dayColumn({ id: 'updated', header: t(cellMessages.updated), of: (row) => row.updated_at }),
  ],
  nameOf: ({ title }) => title,
  hrefOf: ({ id }) => accountPaths.videoReview(id),
  list: (api, query, signal) => answerOf(api.GET('/admin/videos', { params: { query }, signal })),
  loadCsv: (api, query) =>
    answerOf(api.GET('/admin/videos/csv', { params: { query }, parseAs: 'text' })),
})
