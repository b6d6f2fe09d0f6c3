import type { AuditEntry, AuditEntryList } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'

const entry = (id: number, differences: Partial<AuditEntry>): AuditEntry => ({
  id,
  actor: { id: 31, name: 'Lakshmi Raghavan' },
  actor_role: 'owner',
  action: 'edited',
  entity: 'school',
  entity_id: 12,
  name: 'Vidya Niketan Public School',
  field: null,
  before: null,
  after: null,
  revision: 8,
  reason: null,
  action_id: null,
  undo: null,
  created_at: '2026-11-25T09:40:00.000Z',
  ...differences,
})

const admin = { actor: { id: 7, name: 'Anita Rao' }, actor_role: 'admin' } as const

const entries: readonly AuditEntry[] = [
  entry(9, {
    ...admin,
    field: 'moderation',
    before: 'unreviewed',
    after: 'hidden',
    reason: 'The phone number is that of another school.',
    action_id: 511,
    undo: 'possible',
  }),
  entry(8, {
    ...admin,
    entity: 'exited_user',
    entity_id: 71,
    name: 'Meera Iyer',
    field: 'contacted',
    before: { contacted_on: null, contacted_by: null },
    after: { contacted_on: '2026-11-25', contacted_by: 7 },
    action_id: 510,
    undo: 'done',
  }),
  entry(7, {
    field: 'description_html',
    before: '<p>A school for girls near the lake. Hostel for 40 students.</p>',
    after:
      '<p>A school for girls and boys near the lake. Hostel for 60 students, with a new library.</p>',
  }),
  entry(6, { field: 'filter_ids', before: [1, 281], after: [1, 282] }),
  entry(5, {
    actor: { id: 32, name: 'Asha Menon' },
    actor_role: 'member',
    entity: 'batch',
    entity_id: 4,
    name: null,
    action: 'removed',
    before: { name: 'Evening', days: ['Mon', 'Wed'], seats: 12, price: 900 },
  }),
  entry(4, { entity: 'user', entity_id: 31, name: 'Lakshmi Raghavan', field: 'phone' }),
  entry(2, {
    ...admin,
    entity: 'moderation_case',
    entity_id: 61,
    field: 'decision',
    before: {
      outcome: 'approved',
      action_id: 1,
      decided_at: '2026-11-25T09:30:38.21497+00:00',
      decided_by: 7,
    },
    after: { outcome: null, action_id: null, decided_at: null, decided_by: null },
  }),
  entry(1, {
    entity: 'job',
    entity_id: 50,
    name: '',
    field: 'role',
    before: 'office',
    after: 'secondary',
  }),
  entry(3, { actor: null, actor_role: 'system', entity: 'store', action: 'removed', name: null }),
]

export const auditList = (data: readonly AuditEntry[] = entries): AuditEntryList => ({
  data: [...data],
  people: [{ id: 7, name: 'Anita Rao' }],
  filter_values: [
    { id: 1, name: 'CBSE' },
    { id: 281, name: 'English' },
    { id: 282, name: 'Hindi' },
  ],
  total: data.length,
  is_total_exact: true,
  page: 1,
  per_page: 20,
  totalPages: 1,
})

export const auditCalls = () => [
  http.get('/audit-entries', ({ response }) => response(200).json(auditList())),
]
