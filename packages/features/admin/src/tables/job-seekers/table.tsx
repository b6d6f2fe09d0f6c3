import { type AdminJobSeeker, answerOf } from '@edbazaar/api-client'
import {
  choiceField,
  pageField,
  sortField,
  type TableState,
  textField,
  urlState,
} from '@edbazaar/feature-list-kit/table'
import { accountPaths, defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'
import { Badge } from '@edbazaar/ui/Badge'
import { adminTablePage } from '../admin-table-page'
import { dayColumn } from '../cells/day-column'
import { filterOf } from '../cells/filter-of'
import { SeekerApplications } from './applications/SeekerApplications'

type Column = 'name' | 'email' | 'applications' | 'account' | 'joined' | 'seen'
type SortColumn = Exclude<Column, 'account' | 'applications'>

interface JobSeekersState extends TableState<SortColumn> {
  account: 'open' | 'blocked' | null
  applications: 'held' | null
}

const messages = defineMessages('admin/tables/job-seekers', import.meta.glob('./locales/*.po'), {
  title: msg`Job seekers`,
  standfirst: msg`Users who came from the jobs site, and everyone who applied for a job. Open one to see the profile or to block the account.`,
  search: msg`Search by name or email`,
  name: msg`Name`,
  email: msg`Email`,
  unconfirmed: msg`Not confirmed`,
  applications: msg`Applications`,
  account: msg`Account`,
  held: msg`With held applications`,
  accounts: { open: msg`Active`, blocked: msg`Blocked` },
  joined: msg`Joined`,
  seen: msg`Last seen`,
})

const accounts = ['open', 'blocked'] as const
const applicationFilters = ['held'] as const

/** Users of type edjobs and applicants, at `/dashboard/all-job-seekers`. */
export const page = adminTablePage<AdminJobSeeker, Column, JobSeekersState>({
  id: 'all-job-seekers',
  messages,
  uses: [],
  url: urlState<JobSeekersState>('/dashboard/all-job-seekers', {
    q: textField(),
    account: choiceField<JobSeekersState['account']>(accounts, null),
    applications: choiceField<JobSeekersState['applications']>(applicationFilters, null),
    sort: sortField<SortColumn>(['name', 'email', 'joined', 'seen'], {
      column: 'joined',
      direction: 'descending',
    }),
    page: pageField(),
  }),
  filters: (t) => [
    filterOf({
      name: 'account',
      label: t(messages.account),
      values: accounts,
      labelOf: (value) => t(messages.accounts[value]),
    }),
    filterOf({
      name: 'applications',
      label: t(messages.applications),
      values: applicationFilters,
      labelOf: () => t(messages.held),
    }),
  ],
  columns: (t) => [
    {
      id: 'name',
      header: t(messages.name),
      cell: ({ name }) => name,
      isSortable: true,
      width: '20%',
      wraps: true,
    },
    {
      id: 'email',
      header: t(messages.email),
      cell: ({ email, is_email_confirmed: isConfirmed }) => (
        <>
          {email} {!isConfirmed && <Badge>{t(messages.unconfirmed)}</Badge>}
        </>
      ),
      isSortable: true,
      width: '33%',
      wraps: true,
    },
    {
      id: 'applications',
      header: t(messages.applications),
      cell: (seeker) => <SeekerApplications seeker={seeker} />,
    },
    {
      id: 'account',
      header: t(messages.account),
      cell: ({ is_blocked: isBlocked }) => (
        <Badge tone={isBlocked ? 'bad' : 'good'}>
          {t(messages.accounts[isBlocked ? 'blocked' : 'open'])}
        </Badge>
      ),
    },
    dayColumn({ id: 'joined', header: t(messages.joined), of: ({ joined_at: at }) => at }),
    dayColumn({ id: 'seen', header: t(messages.seen), of: ({ last_seen_at: at }) => at }),
  ],
  nameOf: ({ name }) => name,
  hrefOf: ({ id }) => accountPaths.user(id),
  list: (api, query, signal) =>
    answerOf(api.GET('/admin/job-seekers', { params: { query }, signal })),
  loadCsv: (api, query) =>
    answerOf(api.GET('/admin/job-seekers/csv', { params: { query }, parseAs: 'text' })),
})
