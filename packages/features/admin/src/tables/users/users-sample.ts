import type { AdminUser } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { samplePage } from '../story-page'

const asha: AdminUser = {
  id: 31,
  firstname: 'Asha',
  lastname: 'Rao',
  email: 'asha@vidya.example',
  phone: null,
  user_type: 'edbazaar',
  role: 'provider',
  is_admin: false,
  permissions: [1, 2, 3, 4, 5, 6],
  plan: 'school',
  is_blocked: false,
  blocked_until: null,
  schools: 2,
  stores: 1,
  created_at: '2026-01-10T04:30:00.000Z',
  last_seen_at: '2026-11-18T10:00:00.000Z',
}
const rows: readonly AdminUser[] = [
  asha,
  {
    ...asha,
    id: 4,
    firstname: 'Devika',
    lastname: 'Shah',
    email: 'devika@edbazaar.example',
    role: 'admin',
    is_admin: true,
    plan: 'free',
    schools: 0,
    stores: 0,
  },
  {
    ...asha,
    id: 52,
    firstname: 'फ़रहान',
    lastname: 'क़ुरैशी',
    email: 'farhan.qureshi.of.the.long.address@example.in',
    user_type: 'edjobs',
    role: 'other',
    permissions: [1, 2],
    plan: 'free',
    is_blocked: true,
    blocked_until: '2026-12-31T18:30:00.000Z',
    schools: 0,
    stores: 0,
    last_seen_at: null,
  },
]

/** The table of users, which searches emails and filters blocked users, for stories. */
export const usersCalls = () => [
  http.get('/admin/users', ({ query, response }) => {
    const [q, status] = [query.get('q') ?? '', query.get('status')]
    const found = rows.filter(
      (row) =>
        row.email.includes(q) && (status === null || row.is_blocked === (status === 'blocked')),
    )
    return response(200).json(samplePage(found))
  }),
]
