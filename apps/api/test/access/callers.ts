import type { AccessRule } from '../../src/contract/access-rule.ts'
import { permissions } from '../../src/contract/generated/permissions.ts'
import { hashPassword } from '../../src/modules/accounts/passwords/password-hashes.ts'
import { newToken } from '../../src/modules/platform/tokens/tokens.ts'
import type { TestDatabase } from '../database.ts'
import { addSignedIn } from '../users.ts'

/** Every kind of caller that access rules are tested with. */
export const callerKinds = [
  'a visitor',
  'a user',
  'a provider',
  'a member of another listing',
  'a former member',
  'an admin',
  'a job seeker',
  'a user without the permission',
  'a user with the permission alone',
  'an expired session',
  'a revoked session',
  'a forged token',
  'a blocked user',
] as const
export type CallerKind = (typeof callerKinds)[number]

/** A caller. The ids are those of an existing user, even if the headers do not authenticate. */
export interface TestCaller {
  readonly id: number
  readonly email: string
  readonly sessionId: number
  readonly headers: { readonly authorization?: string }
}

export const password = 'kadamba tree 7x'
const passwordHash = hashPassword(password)

const allPermissions = [1, 2, 3, 4, 5, 6]
let callerCount = 0

/** Adds a caller of a kind. Their permissions depend on the rule of the operation they call. */
export async function addCaller(
  database: TestDatabase,
  kind: CallerKind,
  rule: AccessRule = 'user',
): Promise<TestCaller> {
  callerCount += 1
  const email = `caller${callerCount}@example.in`
  const { id, token, headers } = await addSignedIn(database, {
    email,
    passwordHash: await passwordHash,
    emailConfirmedAt: new Date(),
    permissions: permissionsOf(kind, rule),
    isAdmin: kind === 'an admin',
    userType: kind === 'a job seeker' ? 'edjobs' : 'edbazaar',
  })
  const run = async (query: string) => (await database.pool.query(query, [id])).rows
  const [{ id: sessionId }] = await run('select id from user_session where user_id = $1')
  const change = accountChanges[kind]
  if (change) await run(change)
  if (kind === 'a visitor') return { id, email, sessionId, headers: {} }
  const bearer = kind === 'a forged token' ? newToken() : token
  return { id, email, sessionId, headers: { ...headers, authorization: `Bearer ${bearer}` } }
}

/** The permission that a rule requires, or null. */
export function permissionOf(rule: AccessRule): number | null {
  const needsNone =
    rule === 'everyone' || rule === 'optional' || rule === 'user' || rule === 'admin'
  return needsNone ? null : permissions[rule]
}

function permissionsOf(kind: CallerKind, rule: AccessRule): number[] {
  const permission = permissionOf(rule)
  if (kind === 'a user without the permission')
    return allPermissions.filter((each) => each !== permission)
  if (kind === 'a user with the permission alone') return permission ? [permission] : []
  return allPermissions
}

const accountChanges: Partial<Record<CallerKind, string>> = {
  'a provider': `insert into school (name, slug, owner_id)
    select 'Of a provider', 'of-a-provider-' || $1::int, $1::int`,
  'a member of another listing': `with school as (
      insert into school (name, slug) values ('Of others', 'of-others-' || $1::int) returning id)
    insert into listing_member (school_id, user_id, role) select id, $1::int, 'manager' from school`,
  'a former member': `with school as (
      insert into school (name, slug) values ('Formerly', 'formerly-' || $1::int) returning id)
    insert into listing_member (school_id, user_id, role, removed_at)
      select id, $1::int, 'manager', now() from school`,
  'an expired session': `update user_session set expires_at = now() where user_id = $1`,
  'a revoked session': `delete from user_session where user_id = $1`,
  'a blocked user': `update app_user set blocked_at = now() where id = $1`,
}

const withoutSession: readonly CallerKind[] = [
  'a visitor',
  'an expired session',
  'a revoked session',
  'a forged token',
  'a blocked user',
]

/** The decision of an access rule for a kind of caller. */
export function expectedOutcome(
  rule: AccessRule,
  kind: CallerKind,
): 'allowed' | 'not signed in' | 'forbidden' {
  if (rule === 'everyone' || rule === 'optional') return 'allowed'
  if (withoutSession.includes(kind)) return 'not signed in'
  if (rule === 'user') return 'allowed'
  if (rule === 'admin') return kind === 'an admin' ? 'allowed' : 'forbidden'
  return kind === 'a user without the permission' ? 'forbidden' : 'allowed'
}
