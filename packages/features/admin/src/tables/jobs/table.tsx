import { type AdminJob, answerOf, type JobRole } from '@edbazaar/api-client'
import {
  choiceField,
  pageField,
  sortField,
  type TableState,
  textField,
  urlState,
} from '@edbazaar/feature-list-kit/table'
import { fixedField } from '@edbazaar/feature-list-kit/url'
import { defineMessages, type MessageDescriptor, paths } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'
import { Badge } from '@edbazaar/ui/Badge'
import { queuePlaces } from '../../queue-switch/queue-places'
import { type AdminTable, adminTablePage } from '../admin-table-page'
import { dayColumn } from '../cells/day-column'
import { filterOf } from '../cells/filter-of'
import {
  isPublic,
  listingStatuses,
  statusCell,
  statusFilter,
  statusWidth,
} from '../cells/listing-status'
import { cellMessages } from '../cells/messages'
import { nameCell } from '../cells/name-cell'
import { JobActions } from './actions/JobActions'
import { JobDialogs } from './actions/JobDialogs'

type SortColumn = 'title' | 'school' | 'closes' | 'posted'
type Column = SortColumn | 'role' | 'stage' | 'status'

interface JobsState extends TableState<SortColumn> {
  role: JobRole | null
  closing: 'open' | 'closed' | null
  status: AdminJob['status'] | null
  review: 'waiting' | null
}

const messages = defineMessages('admin/tables/jobs', import.meta.glob('./locales/*.po'), {
  title: msg`All jobs`,
  standfirst: msg`Jobs of all schools, open and closed.`,
  search: msg`Search by title, school or place`,
  name: msg`Job`,
  school: msg`School`,
  role: msg`Role`,
  roles: {
    'pre-primary': msg`Pre-primary`,
    primary: msg`Primary (PRT)`,
    secondary: msg`Secondary (TGT)`,
    'senior-secondary': msg`Senior secondary (PGT)`,
    support: msg`Support and special education`,
    'arts-sports': msg`Arts and sports`,
    leadership: msg`Leadership`,
    office: msg`Office and other`,
  } satisfies Record<JobRole, MessageDescriptor>,
  stage: msg`Stage`,
  stages: {
    draft: msg`Draft`,
    review: msg`In review`,
    live: msg`Live`,
    refused: msg`Changes needed`,
    paused: msg`Paused`,
    closed: msg`Closed`,
    filled: msg`Filled`,
    removed: msg`Removed`,
  } satisfies Record<AdminJob['job_status'], MessageDescriptor>,
  untitled: msg`Untitled draft`,
  closes: msg`Closes`,
  closing: msg`Applications`,
  closings: { open: msg`Open`, closed: msg`Closed` },
  posted: msg`Posted`,
  waitingTitle: msg`Job postings`,
  waitingStandfirst: msg`Jobs that no admin has reviewed yet, latest first.`,
})

const roles = [
  'pre-primary',
  'primary',
  'secondary',
  'senior-secondary',
  'support',
  'arts-sports',
  'leadership',
  'office',
] as const
const closings = ['open', 'closed'] as const

const jobsUrl = (path: string, review: JobsState['review']) =>
  urlState<JobsState>(path, {
    q: textField(),
    role: choiceField<JobsState['role']>(roles, null),
    closing: choiceField<JobsState['closing']>(closings, null),
    status: choiceField<JobsState['status']>(listingStatuses, null),
    review: fixedField(review),
    sort: sortField<SortColumn>(['title', 'school', 'closes', 'posted'], {
      column: 'posted',
      direction: 'descending',
    }),
    page: pageField(),
  })

type JobsTable = AdminTable<AdminJob, Column, JobsState>

const shared: Omit<JobsTable, 'id' | 'messages' | 'url'> = {
  uses: [messages, cellMessages],
  decides: 'job',
  filters: (t) => [
    filterOf({
      name: 'role',
      label: t(messages.role),
      values: roles,
      labelOf: (value) => t(messages.roles[value]),
    }),
    filterOf({
      name: 'closing',
      label: t(messages.closing),
      values: closings,
      labelOf: (value) => t(messages.closings[value]),
    }),
    statusFilter(t),
  ],
  columns: (t) => [
    {
      id: 'title',
      header: t(messages.name),
      cell: ({ title, location }) => nameCell(title || t(messages.untitled), location),
      isSortable: true,
      width: '28%',
    },
    {
      id: 'school',
      header: t(messages.school),
      cell: ({ school_name: name }) => name,
      isSortable: true,
    },
    { id: 'role', header: t(messages.role), cell: ({ role }) => t(messages.roles[role]) },
    {
      id: 'stage',
      header: t(messages.stage),
      cell: ({ job_status: stage }) => t(messages.stages[stage]),
    },
    {
      id: 'status',
      header: t(cellMessages.status),
      cell: ({ status, job_status: stage }) =>
        status === 'switched_off' ? (
          <Badge>{t(messages.stages[stage])}</Badge>
        ) : (
          statusCell(t, status)
        ),
      width: statusWidth,
    },
    dayColumn({ id: 'closes', header: t(messages.closes), of: ({ closes_on: day }) => day }),
    dayColumn({ id: 'posted', header: t(messages.posted), of: ({ posted_at: at }) => at }),
  ],
  initiallyHidden: ['role'],
  nameOf: ({ title }) => title,
  rowActions: (job) => <JobActions job={job} />,
  dialogs: <JobDialogs />,
  hrefOf: (job) => (isPublic(job) ? paths.job(job.id) : undefined),
  list: (api, query, signal) => answerOf(api.GET('/admin/jobs', { params: { query }, signal })),
  loadCsv: (api, query) =>
    answerOf(api.GET('/admin/jobs/csv', { params: { query }, parseAs: 'text' })),
}

/** All jobs, at `/dashboard/all-jobs`. */
export const page = adminTablePage<AdminJob, Column, JobsState>({
  ...shared,
  id: 'all-jobs',
  messages,
  url: jobsUrl('/dashboard/all-jobs', null),
})

/** The jobs that wait for an admin, at `/dashboard/job-postings`. */
export const waitingPage = adminTablePage<AdminJob, Column, JobsState>({
  ...shared,
  id: 'job-postings',
  queue: queuePlaces.jobs,
  messages: { ...messages, title: messages.waitingTitle, standfirst: messages.waitingStandfirst },
  url: jobsUrl('/dashboard/job-postings', 'waiting'),
})
