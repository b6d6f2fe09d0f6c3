import type { AuditEntry } from '@edbazaar/api-client'
import {
  choiceField,
  integerField,
  pageField,
  sortField,
  type TableState,
  textField,
  urlState,
  valueField,
} from '@edbazaar/feature-list-kit/table'
import { accountPaths } from '@edbazaar/feature-platform'

export const entities = [
  'school',
  'store',
  'product',
  'batch',
  'job',
  'blog',
  'video',
  'comment',
  'user',
  'filter_request',
  'filter_value',
  'moderation_case',
  'exited_user',
  'contact_message',
  'newsletter_draft',
] as const
export const actions = ['created', 'edited', 'removed', 'restored', 'read'] as const
export const roles = ['owner', 'member', 'admin', 'system'] as const
/** The fields that the filter offers; a URL may hold any. */
export const fields = [
  'name',
  'brand_name',
  'title',
  'description',
  'address',
  'city',
  'contact_email',
  'contact_phone',
  'website',
  'fees',
  'price',
  'seats',
  'files',
  'filter_ids',
  'is_active',
  'moderation',
  'decision',
  'status',
  'owner',
  'permissions',
  'is_admin',
  'block',
  'email',
  'password',
  'second_factor',
  'contacted',
  'answered',
  'assigned_to',
] as const

export interface AuditState extends TableState<'time'> {
  entity: AuditEntry['entity'] | null
  action: AuditEntry['action'] | null
  actor_role: AuditEntry['actor_role'] | null
  field: string | null
  from: string | null
  to: string | null
  person_id: number | null
  entity_id: number | null
}

const maxId = 2_147_483_647

const dayField = () =>
  valueField<string | null>(null, (text) =>
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null,
  )

/** The state of the audit log, which its URL holds. */
export const auditUrl = urlState<AuditState>(
  accountPaths.auditLog,
  {
    q: textField(),
    entity: choiceField<AuditState['entity']>(entities, null),
    entity_id: integerField(1, maxId, null),
    person_id: integerField(1, maxId, null),
    action: choiceField<AuditState['action']>(actions, null),
    actor_role: choiceField<AuditState['actor_role']>(roles, null),
    field: valueField<string | null>(null, (text) => (/^\w{1,60}$/.test(text) ? text : null)),
    from: dayField(),
    to: dayField(),
    sort: sortField<'time'>(['time'], { column: 'time', direction: 'descending' }),
    page: pageField(),
  },
  {
    afterRead: (state) => ({
      ...state,
      entity_id: state.entity === null ? null : state.entity_id,
      to: state.from !== null && state.to !== null && state.to < state.from ? null : state.to,
    }),
  },
)
