import type { AdminUser, AdminUserDetail, AuditEntry, PermissionChange } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'

const sampleUser: AdminUser = {
  id: 31,
  firstname: 'Asha',
  lastname: 'Rao',
  email: 'asha@vidya.example',
  phone: '+91 98860 12345',
  user_type: 'edbazaar',
  role: 'provider',
  is_admin: false,
  permissions: [1, 2, 3, 4, 5, 6],
  plan: 'growth',
  is_blocked: false,
  blocked_until: null,
  schools: 1,
  stores: 1,
  created_at: '2026-01-10T04:30:00.000Z',
  last_seen_at: '2026-11-25T04:30:00.000Z',
}

export const userDetail = (
  differences: Partial<AdminUserDetail> = {},
  user: Partial<AdminUser> = {},
): AdminUserDetail => ({
  user: { ...sampleUser, ...user },
  email_confirmed_at: '2026-01-10T05:00:00.000Z',
  has_password: true,
  has_google: false,
  has_second_factor: true,
  block: null,
  plan: {
    name: 'growth',
    schools: 20,
    stores: 5,
    products: 50,
    jobs: 60,
    members: null,
    until: null,
    is_paid: false,
    options: [
      { key: 'free', name: 'Free' },
      { key: 'growth', name: 'Growth' },
      { key: 'trust', name: 'Trust' },
    ],
  },
  listings: [
    {
      kind: 'school',
      id: 12,
      name: 'Vidya Niketan Public School',
      slug: 'vidya-niketan-public-school-482913',
      role: 'owner',
      is_active: true,
      moderation: 'approved',
    },
    {
      kind: 'store',
      id: 7,
      name: 'सुर संगीत विद्यालय',
      slug: null,
      role: 'manager',
      is_active: false,
      moderation: 'unreviewed',
    },
  ],
  sessions: [
    {
      id: 3,
      device: 'Firefox on Linux',
      created_at: '2026-11-20T04:30:00.000Z',
      last_seen_at: '2026-11-25T04:30:00.000Z',
    },
    {
      id: 4,
      device: 'Chrome on Android',
      created_at: '2026-10-02T04:30:00.000Z',
      last_seen_at: '2026-11-18T04:30:00.000Z',
    },
  ],
  enquiries_sent: 2,
  enquiries_received: 38,
  change: null,
  is_own: false,
  ...differences,
})

/** A change that another admin asked for. */
export const sampleChange: PermissionChange = {
  id: 5,
  user: { id: 31, name: 'Asha Rao' },
  before: { permissions: [1, 2, 3, 4, 5, 6], is_admin: false },
  after: { permissions: [1, 3, 4, 5, 6], is_admin: true },
  reason: 'She answers enquiries for the editors and no longer hires.',
  state: 'pending',
  requested_by: { id: 2, name: 'Devika Shah' },
  requested_at: '2026-11-24T10:00:00.000Z',
  expires_at: '2026-12-01T10:00:00.000Z',
  decided_by: null,
  decided_at: null,
  decision_note: null,
  may_decide: true,
  may_withdraw: false,
}

const entry = (id: number, differences: Partial<AuditEntry>): AuditEntry => ({
  id,
  actor: { id: 31, name: 'Asha Rao' },
  actor_role: 'owner',
  action: 'edited',
  entity: 'user',
  entity_id: 31,
  name: 'Asha Rao',
  field: null,
  before: null,
  after: null,
  revision: null,
  reason: null,
  action_id: null,
  undo: null,
  created_at: '2026-11-20T10:00:00.000Z',
  ...differences,
})

const sampleHistory: readonly AuditEntry[] = [
  entry(9, {
    actor: { id: 2, name: 'Devika Shah' },
    actor_role: 'admin',
    field: 'permissions',
    before: [1, 2, 3, 4, 5, 6],
    after: [1, 3, 4, 5, 6],
    reason: 'No longer hires.',
  }),
  entry(8, {
    actor: { id: 2, name: 'Devika Shah' },
    actor_role: 'admin',
    field: 'block',
    before: {},
  }),
  entry(7, {
    actor: { id: 2, name: 'Devika Shah' },
    actor_role: 'admin',
    field: 'block',
    after: { until: null, reason_code: 'spam' },
    reason: 'The same enquiry went to 60 schools.',
  }),
  entry(6, { field: 'phone' }),
  entry(5, {
    entity: 'school',
    entity_id: 12,
    field: 'name',
    before: 'Vidya Niketan',
    after: 'Vidya Niketan Public School',
  }),
  entry(9, {
    entity: 'moderation_case',
    entity_id: 4,
    field: 'decision',
    before: null,
    after: 'hidden',
  }),
  entry(4, { actor: null, actor_role: 'system', entity: 'batch', entity_id: 3, action: 'removed' }),
]

/** Answers of the page of a user. */
export const userCalls = (detail: AdminUserDetail = userDetail()) => [
  http.get('/admin/users/{userId}', ({ response }) => response(200).json(detail)),
  http.get('/audit-entries', ({ response }) =>
    response(200).json({
      data: [...sampleHistory],
      people: [],
      filter_values: [],
      total: sampleHistory.length,
      is_total_exact: true,
      page: 1,
      per_page: 20,
      totalPages: 1,
    }),
  ),
]
