import { type AdminBlog, answerOf, type BlogTopic } from '@edbazaar/api-client'
import { blogMessages } from '@edbazaar/feature-catalogue-ui/blog-card'
import {
  choiceField,
  pageField,
  sortField,
  type TableState,
  textField,
  urlState,
} from '@edbazaar/feature-list-kit/table'
import { accountPaths } from '@edbazaar/feature-platform'
import { queuePlaces } from '../../queue-switch/queue-places'
import { adminTablePage } from '../admin-table-page'
import { dayColumn } from '../cells/day-column'
import { filterOf } from '../cells/filter-of'
import { cellMessages } from '../cells/messages'
import { moderationCell, moderationFilter, moderationStates } from '../cells/moderation'
import { publicationFilter, publications } from '../cells/publication'
import { BlogsHead } from './BlogsHead'
import { messages } from './messages'

type Column = 'title' | 'author' | 'topic' | 'status' | 'moderation' | 'published' | 'updated'
type SortColumn = 'title' | 'author' | 'published' | 'updated'
type Status = AdminBlog['status']

interface BlogsState extends TableState<SortColumn> {
  status: Status | null
  topic: BlogTopic | null
  moderation: AdminBlog['moderation'] | null
}

const topics = [
  'admissions',
  'boards',
  'fees',
  'learning',
  'activities',
  'safety',
  'wellbeing',
  'inclusion',
] as const

/** All blogs, at `/admin/all-blogs`. */
export const page = adminTablePage<AdminBlog, Column, BlogsState>({
  id: 'all-blogs',
  queue: queuePlaces.blogs,
  headEnd: <BlogsHead />,
  decides: 'blog',
  messages,
  uses: [cellMessages, blogMessages],
  url: urlState<BlogsState>('/admin/all-blogs', {
    q: textField(),
    status: choiceField<Status | null>(publications, null),
    topic: choiceField<BlogTopic | null>(topics, null),
    moderation: choiceField<BlogsState['moderation']>(moderationStates, null),
    sort: sortField<SortColumn>(['title', 'author', 'published', 'updated'], {
      column: 'updated',
      direction: 'descending',
    }),
    page: pageField(),
  }),
  filters: (t) => [
    publicationFilter(t),
    filterOf({
      name: 'topic',
      label: t(messages.topic),
      values: topics,
      labelOf: (value) => t(blogMessages.topics[value]),
    }),
    moderationFilter(t),
  ],
  columns: (t) => [
    {
      id: 'title',
      header: t(messages.name),
      cell: ({ title }) => title || t(messages.untitled),
      isSortable: true,
      width: '26%',
    },
    {
      id: 'author',
      header: t(messages.author),
      cell: ({ author_name: name }) => name,
      isSortable: true,
    },
    { id: 'topic', header: t(messages.topic), cell: ({ topic }) => t(blogMessages.topics[topic]) },
    {
      id: 'status',
      header: t(cellMessages.status),
      cell: ({ status }) => t(cellMessages.publications[status]),
      width: 124,
    },
    {
      id: 'moderation',
      header: t(cellMessages.moderation),
      cell: ({ moderation }) => moderationCell(t, moderation),
      width: 112,
    },
    dayColumn({ id: 'published', header: t(messages.published), of: (row) => row.published_at }),
    dayColumn({ id: 'updated', header: t(cellMessages.updated), of: (row) => row.updated_at }),
  ],
  nameOf: ({ title }) => title,
  hrefOf: ({ id }) => accountPaths.blogReview(id),
  list: (api, query, signal) => answerOf(api.GET('/admin/blogs', { params: { query }, signal })),
  loadCsv: (api, query) =>
    answerOf(api.GET('/admin/blogs/csv', { params: { query }, parseAs: 'text' })),
})
