import { type AuditEntry, answerOf } from '@edbazaar/api-client'
import { reviewMessages } from '@edbazaar/feature-editing/review'
import { accountPaths, type Translate } from '@edbazaar/feature-platform'
import { Link } from '@edbazaar/ui/Link'
import { entryTitle } from '../../audit-entries/entry-text'
import { historyMessages } from '../../audit-entries/messages'
import { permissionMessages } from '../../permission-names/messages'
import { adminTablePage } from '../admin-table-page'
import { filterOf } from '../cells/filter-of'
import { cellMessages } from '../cells/messages'
import { stackedCell } from '../cells/stacked-cell'
import { ActionCell } from './ActionCell'
import { AuditDialogs } from './AuditDialogs'
import type { AuditRow } from './audit-row'
import { type AuditState, actions, auditUrl, entities, fields, roles } from './audit-state'
import { ChangeCell } from './ChangeCell'
import { MoreFilters } from './MoreFilters'
import { auditMessages as messages } from './messages'
import { OpenEntry } from './OpenEntry'
import { recordName } from './record-name'
import { recordPath } from './record-path'
import { timeCell } from './time-cell'
import { auditFieldName } from './value-text'

type Column = 'time' | 'actor' | 'record' | 'change' | 'action'

const actorName = (t: Translate, { actor, actor_role: role }: AuditEntry) =>
  actor?.name ?? t(role === 'system' ? messages.system : messages.formerActor)

function actorCell(t: Translate, entry: AuditEntry) {
  const name = actorName(t, entry)
  const shown =
    entry.actor === null ? (
      name
    ) : (
      <Link variant="inText" href={accountPaths.user(entry.actor.id)}>
        {name}
      </Link>
    )
  return stackedCell(shown, entry.actor === null ? null : t(messages.roles[entry.actor_role]))
}

function recordCell(t: Translate, entry: AuditEntry) {
  const { field, action } = entry
  const text = recordName(entry, t)
  const href = recordPath(entry)
  return stackedCell(
    href === undefined ? (
      text
    ) : (
      <Link variant="inText" href={href}>
        {text}
      </Link>
    ),
    field === null ? t(messages.actions[action]) : auditFieldName(field, t),
  )
}

/** Every change by owners, members, admins and the system, at `/admin/audit-log`. */
export const page = adminTablePage<AuditRow, Column, AuditState>({
  id: 'audit-log',
  messages,
  uses: [cellMessages, historyMessages, permissionMessages, reviewMessages],
  url: auditUrl,
  filters: (t) => [
    filterOf({
      name: 'entity',
      label: t(messages.entity),
      values: entities,
      labelOf: (value) => t(historyMessages.records[value]),
    }),
    filterOf({
      name: 'field',
      label: t(messages.field),
      values: fields,
      labelOf: (value) => auditFieldName(value, t),
    }),
    filterOf({
      name: 'action',
      label: t(messages.action),
      values: actions,
      labelOf: (value) => t(messages.actions[value]),
    }),
    filterOf({
      name: 'actor_role',
      label: t(messages.role),
      values: roles,
      labelOf: (value) => t(messages.roles[value]),
    }),
  ],
  moreFilters: { names: ['from', 'to', 'person_id', 'entity_id'], Component: MoreFilters },
  columns: (t) => [
    {
      id: 'time',
      header: t(messages.time),
      cell: ({ created_at: at }) => timeCell(at),
      isSortable: true,
      firstDirection: 'descending',
      width: 116,
    },
    { id: 'actor', header: t(messages.actor), cell: (row) => actorCell(t, row), width: 136 },
    { id: 'record', header: t(messages.record), cell: (row) => recordCell(t, row), width: '27%' },
    {
      id: 'change',
      header: t(messages.change),
      cell: (row) => <ChangeCell row={row} />,
      wraps: true,
    },
    {
      id: 'action',
      header: t(messages.action),
      cell: (row) => <ActionCell row={row} title={entryTitle(row, t)} />,
      width: 92,
    },
  ],
  nameOf: ({ id }) => `#${id}`,
  dialogs: <AuditDialogs />,
  actionsWidth: 84,
  rowActions: (row) => <OpenEntry row={row} />,
  async list(api, query, signal) {
    const answer = await answerOf(api.GET('/audit-entries', { params: { query }, signal }))
    const { data, people, filter_values: filterValues, ...paging } = answer
    return { ...paging, data: data.map((entry) => ({ ...entry, people, filterValues })) }
  },
  loadCsv: (api, query) =>
    answerOf(api.GET('/audit-entries/csv', { params: { query }, parseAs: 'text' })),
})
