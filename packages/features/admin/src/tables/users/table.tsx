import { type AdminUser, answerOf, permissions } from '@edbazaar/api-client'
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
import { AccountStatus } from '../../account-status/AccountStatus'
import { permissionMessages } from '../../permission-names/messages'
import { permissionName, permissionsText } from '../../permission-names/permission-names'
import { adminTablePage } from '../admin-table-page'
import { dayColumn } from '../cells/day-column'
import { filterOf } from '../cells/filter-of'
import { nameCell } from '../cells/name-cell'
import { InvoicesLink } from './head/InvoicesLink'

type SortColumn = 'name' | 'email' | 'created' | 'seen'
type Column = SortColumn | 'role' | 'status' | 'permissions' | 'listings' | 'plan'

interface UsersState extends TableState<SortColumn> {
  role: AdminUser['role'] | null
  permission: number | null
  status: 'active' | 'blocked' | null
  type: AdminUser['user_type'] | null
}

const messages = defineMessages('admin/tables/users', import.meta.glob('./locales/*.po'), {
  title: msg`Users`,
  standfirst: msg`Everyone with an account. Open a user for permissions, sessions, blocks and history.`,
  search: msg`Search by name, email or ID`,
  name: msg`Name`,
  email: msg`Email`,
  role: msg`Role`,
  roles: { admin: msg`Admin`, provider: msg`Provider`, other: msg`User` },
  permission: msg`Permission`,
  permissions: msg`Permissions`,
  status: msg`Account`,
  statuses: { active: msg`Active`, blocked: msg`Blocked` },
  type: msg`User type`,
  types: { edbazaar: msg`Customer`, edjobs: msg`Job seeker` },
  listings: msg`Listings`,
  plan: msg`Plan`,
  created: msg`Joined`,
  seen: msg`Last seen`,
})

const roles = ['admin', 'provider', 'other'] as const
const statuses = ['active', 'blocked'] as const
const types = ['edbazaar', 'edjobs'] as const
const filteredPermissions = Object.values(permissions)

const fullName = ({ firstname, lastname }: AdminUser) => `${firstname} ${lastname}`.trim()

/** Everybody with an account, at `/dashboard/all-users`. */
export const page = adminTablePage<AdminUser, Column, UsersState>({
  id: 'all-users',
  headEnd: <InvoicesLink />,
  messages,
  uses: [permissionMessages],
  url: urlState<UsersState>(accountPaths.allUsers, {
    q: textField(),
    role: choiceField<UsersState['role']>(roles, null),
    permission: choiceField<UsersState['permission']>(filteredPermissions, null),
    status: choiceField<UsersState['status']>(statuses, null),
    type: choiceField<UsersState['type']>(types, null),
    sort: sortField<SortColumn>(['name', 'email', 'created', 'seen'], {
      column: 'created',
      direction: 'descending',
    }),
    page: pageField(),
  }),
  // The sessions on the page of a user say it, too.
  initiallyHidden: ['plan', 'seen'],
  filters: (t) => [
    filterOf({
      name: 'role',
      label: t(messages.role),
      values: roles,
      labelOf: (value) => t(messages.roles[value]),
    }),
    {
      name: 'permission',
      label: t(messages.permission),
      choices: filteredPermissions.map((value) => ({ value, label: permissionName(t, value) })),
    },
    filterOf({
      name: 'status',
      label: t(messages.status),
      values: statuses,
      labelOf: (value) => t(messages.statuses[value]),
    }),
    filterOf({
      name: 'type',
      label: t(messages.type),
      values: types,
      labelOf: (value) => t(messages.types[value]),
    }),
  ],
  columns: (t) => [
    {
      id: 'name',
      header: t(messages.name),
      cell: (user) => nameCell(fullName(user), `#${user.id}`),
      isSortable: true,
      width: '21%',
      wraps: true,
    },
    {
      id: 'email',
      header: t(messages.email),
      cell: ({ email }) => email,
      isSortable: true,
      wraps: true,
    },
    {
      id: 'role',
      header: t(messages.role),
      cell: ({ role }) => t(messages.roles[role]),
      width: 72,
    },
    {
      id: 'status',
      header: t(messages.status),
      cell: (user) => <AccountStatus user={user} />,
      width: 88,
    },
    {
      id: 'permissions',
      header: t(messages.permissions),
      cell: ({ permissions: numbers }) => permissionsText(t, numbers),
      width: 96,
    },
    {
      id: 'listings',
      header: t(messages.listings),
      cell: ({ schools, stores }) => schools + stores,
      isNumeric: true,
      width: 84,
    },
    { id: 'plan', header: t(messages.plan), cell: ({ plan }) => plan, width: 96 },
    dayColumn({ id: 'created', header: t(messages.created), of: (user) => user.created_at }),
    dayColumn({ id: 'seen', header: t(messages.seen), of: (user) => user.last_seen_at }),
  ],
  nameOf: fullName,
  hrefOf: ({ id }) => accountPaths.user(id),
  list: (api, query, signal) => answerOf(api.GET('/admin/users', { params: { query }, signal })),
  loadCsv: (api, query) =>
    answerOf(api.GET('/admin/users/csv', { params: { query }, parseAs: 'text' })),
})
