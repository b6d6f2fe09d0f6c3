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
import { defineMessages, type MessageDescriptor, paths } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'
import { adminTablePage } from '../admin-table-page'
import { dayCell } from '../cells/day-cell'
import { cellMessages } from '../cells/messages'
import { moderationCell, moderationFilter, moderationStates } from '../cells/moderation'

type Column = 'title' | 'author' | 'topic' | 'status' | 'moderation' | 'published' | 'updated'
type SortColumn = 'title' | 'author' | 'published' | 'updated'
type Status = AdminBlog['status']

interface BlogsState extends TableState<SortColumn> {
  status: Status | null
  topic: BlogTopic | null
  moderation: AdminBlog['moderation'] | null
}

const messages = defineMessages('admin/tables/blogs', import.meta.glob('./locales/*.po'), {
  title: msg`All blogs`,
  standfirst: msg`Every blog with its status: drafts, in review, published and hidden.`,
  search: msg`Search by title or author`,
  name: msg`Title`,
  author: msg`Author`,
  topic: msg`Topic`,
  status: msg`Status`,
  statuses: {
    draft: msg`Draft`,
    review: msg`In review`,
    published: msg`Published`,
  } satisfies Record<Status, MessageDescriptor>,
  published: msg`Published`,
  updated: msg`Last changed`,
})

const statuses = ['draft', 'review', 'published'] as const
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
  messages,
  uses: [cellMessages, blogMessages],
  url: urlState<BlogsState>(paths.allBlogs, {
    q: textField(),
    status: choiceField<Status | null>(statuses, null),
    topic: choiceField<BlogTopic | null>(topics, null),
    moderation: choiceField<BlogsState['moderation']>(moderationStates, null),
    sort: sortField<SortColumn>(['title', 'author', 'published', 'updated'], {
      column: 'updated',
      direction: 'descending',
    }),
    page: pageField(),
  }),
  filters: (t) => [
    {
      name: 'status',
      label: t(messages.status),
      choices: statuses.map((value) => ({ value, label: t(messages.statuses[value]) })),
    },
    {
      name: 'topic',
      label: t(messages.topic),
      choices: topics.map((value) => ({ value, label: t(blogMessages.topics[value]) })),
    },
    moderationFilter(t),
  ],
  columns: (t) => [
    {
      id: 'title',
      header: t(messages.name),
      cell: ({ title }) => title,
      isSortable: true,
      width: '30%',
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
      header: t(messages.status),
      cell: ({ status }) => t(messages.statuses[status]),
    },
    {
      id: 'moderation',
      header: t(cellMessages.moderation),
      cell: ({ moderation }) => moderationCell(t, moderation),
    },
    {
      id: 'published',
      header: t(messages.published),
      cell: ({ published_at: at }) => dayCell(at),
      isSortable: true,
      firstDirection: 'descending',
    },
    {
      id: 'updated',
      header: t(messages.updated),
      cell: ({ updated_at: at }) => dayCell(at),
      isSortable: true,
      firstDirection: 'descending',
    },
  ],
  nameOf: ({ title }) => title,
  list: (api, query, signal) => answerOf(api.GET('/admin/blogs', { params: { query }, signal })),
  loadCsv: (api, query) =>
    answerOf(api.GET('/admin/blogs/csv', { params: { query }, parseAs: 'text' })),
})
