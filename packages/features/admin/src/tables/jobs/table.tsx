import { type AdminJob, answerOf, type JobRole } from '@edbazaar/api-client'
import { jobRoleMessages, jobRoles } from '@edbazaar/feature-catalogue-ui/job-roles'
import { jobStatusMessages } from '@edbazaar/feature-catalogue-ui/job-status'
import {
  choiceField,
  pageField,
  sortField,
  type TableState,
  textField,
  urlState,
} from '@edbazaar/feature-list-kit/table'
import { fixedField } from '@edbazaar/feature-list-kit/url'
import { accountPaths, defineMessages, paths } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'
import { Badge, type BadgeTone } from '@edbazaar/ui/Badge'
import { formatCount } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { queuePlaces } from '../../queue-switch/queue-places'
import { type AdminTable, adminTablePage } from '../admin-table-page'
import { dayColumn } from '../cells/day-column'
import { filterOf } from '../cells/filter-of'
import { cellMessages } from '../cells/messages'
import { nameCell } from '../cells/name-cell'
import { JobActions } from './actions/JobActions'
import { JobDialogs } from './actions/JobDialogs'

type SortColumn = 'title' | 'school' | 'closes' | 'posted'
type Column = SortColumn | 'role' | 'status' | 'applications'

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
  untitled: msg`Untitled draft`,
  applications: msg`Applications`,
  closes: msg`Closes`,
  closing: msg`Closing date`,
  closings: { open: msg`Upcoming`, closed: msg`Passed` },
  posted: msg`Posted`,
  waitingTitle: msg`Job postings`,
  waitingStandfirst: msg`Jobs that no admin has reviewed yet, latest first.`,
})

const closings = ['open', 'closed'] as const
const statuses = [
  'draft',
  'review',
  'refused',
  'scheduled',
  'live',
  'paused',
  'closed',
  'filled',
  'hidden',
  'removed',
  'deleted',
] as const satisfies readonly AdminJob['status'][]
const tones: Readonly<Partial<Record<AdminJob['status'], BadgeTone>>> = {
  live: 'good',
  review: 'accent',
  hidden: 'bad',
  removed: 'bad',
}
/** The jobs that visitors see. */
const publicStatuses: readonly AdminJob['status'][] = ['live', 'closed', 'filled']

const jobsUrl = (path: string, review: JobsState['review']) =>
  urlState<JobsState>(path, {
    q: textField(),
    role: choiceField<JobsState['role']>(jobRoles, null),
    closing: choiceField<JobsState['closing']>(closings, null),
    status: choiceField<JobsState['status']>(statuses, null),
    review: fixedField(review),
    sort: sortField<SortColumn>(['title', 'school', 'closes', 'posted'], {
      column: 'posted',
      direction: 'descending',
    }),
    page: pageField(),
  })

/** The open case of a job, or its public page. */
function pageOf({ id, case_id: caseId, status }: AdminJob): string | undefined {
  if (caseId !== null) return `${queuePlaces.jobs.path}?view=queue&case=${caseId}`
  return publicStatuses.includes(status) ? paths.job(id) : undefined
}

type JobsTable = AdminTable<AdminJob, Column, JobsState>

const shared: Omit<JobsTable, 'id' | 'messages' | 'url'> = {
  uses: [messages, cellMessages, jobRoleMessages, jobStatusMessages],
  decides: 'job',
  filters: (t) => [
    filterOf({
      name: 'role',
      label: t(messages.role),
      values: jobRoles,
      labelOf: (value) => t(jobRoleMessages.roles[value]),
    }),
    filterOf({
      name: 'closing',
      label: t(messages.closing),
      values: closings,
      labelOf: (value) => t(messages.closings[value]),
    }),
    filterOf({
      name: 'status',
      label: t(cellMessages.status),
      values: statuses,
      labelOf: (value) => t(jobStatusMessages.statuses[value]),
    }),
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
    { id: 'role', header: t(messages.role), cell: ({ role }) => t(jobRoleMessages.roles[role]) },
    {
      id: 'status',
      header: t(cellMessages.status),
      cell: ({ status }) => (
        <Badge tone={tones[status] ?? 'plain'}>{t(jobStatusMessages.statuses[status])}</Badge>
      ),
      width: 144,
    },
    {
      id: 'applications',
      header: t(messages.applications),
      cell: ({ id, applications }) =>
        applications === 0 ? (
          formatCount(0)
        ) : (
          <Link href={accountPaths.adminJobApplications(id)} variant="inText">
            {formatCount(applications)}
          </Link>
        ),
      width: 108,
    },
    dayColumn({ id: 'closes', header: t(messages.closes), of: ({ closes_on: day }) => day }),
    dayColumn({ id: 'posted', header: t(messages.posted), of: ({ posted_at: at }) => at }),
  ],
  initiallyHidden: ['role', 'closes'],
  nameOf: ({ title }) => title,
  rowActions: (job) => <JobActions job={job} />,
  dialogs: <JobDialogs />,
  hrefOf: pageOf,
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
