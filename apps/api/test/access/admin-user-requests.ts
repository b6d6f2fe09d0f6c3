import type { AccessFixture } from './access-fixture.ts'
import { addCaller, type TestCaller } from './callers.ts'
import type { RequestBuilder } from './operation-requests.ts'

const everything = [1, 2, 3, 4, 5, 6]

const aUser: RequestBuilder = async ({ newCustomer }) => ({
  params: { userId: (await newCustomer()).id },
})

/** A change of permissions that waits for an admin, asked for by a user. */
async function newChange({ database, newCustomer }: AccessFixture, requestedBy: number) {
  const { id } = await newCustomer()
  const { rows } = await database.pool.query(
    `insert into permission_change (user_id, permissions_before, permissions_after, was_admin,
       is_admin, reason, requested_by, expires_at)
     values ($1, '{1,2,3,4,5,6}', '{3}', false, false, 'No longer needed', $2, now() + interval '1 day')
     returning id`,
    [id, requestedBy],
  )
  return rows[0].id
}

const ofOthers = async (fixture: AccessFixture): Promise<TestCaller> =>
  addCaller(fixture.database, 'an admin')

/** Requests of an admin about users. */
export const adminUserRequests: Readonly<Record<string, RequestBuilder>> = {
  getAdminUser: aUser,
  setUserPermissions: async ({ newCustomer }) => ({
    params: { userId: (await newCustomer()).id },
    body: {
      permissions: [3],
      is_admin: false,
      from: { permissions: everything, is_admin: false },
      reason: 'No longer needed',
    },
  }),
  blockUser: async ({ newCustomer }) => ({
    params: { userId: (await newCustomer()).id },
    body: { reason_code: 'spam', until: null },
  }),
  unblockUser: async ({ database, newCustomer }) => {
    const { id } = await newCustomer()
    await database.pool.query('update app_user set blocked_at = now() where id = $1', [id])
    return { params: { userId: id } }
  },
  endUserSessions: aUser,
  endUserSession: async ({ newCustomer }) => {
    const { id, sessionId } = await newCustomer()
    return { params: { userId: id, sessionId } }
  },
  listPermissionChanges: () => ({}),
  decidePermissionChange: async (fixture) => ({
    params: { changeId: await newChange(fixture, (await ofOthers(fixture)).id) },
    body: { decision: 'refused' },
  }),
  withdrawPermissionChange: async (fixture, { id }) => ({
    params: { changeId: await newChange(fixture, id) },
  }),
}
