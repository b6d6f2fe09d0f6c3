import type { AccessRule } from '../../src/contract/access-rule.ts'
import { permissions } from '../../src/contract/generated/permissions.ts'
import { newToken } from '../../src/modules/accounts/link-tokens/tokens.ts'
import { hashPassword } from '../../src/modules/accounts/passwords/password-hashes.ts'
import type { TestDatabase } from '../database.ts'
import { addSignedIn } from '../users.ts'

/** Everybody that an operation can be asked by. */
export const kinds = [
  'a visitor',
  'a user',
  'a provider',
  'an admin',
  'a job seeker',
  'a user without the permission',
  'a user with the permission alone',
  'an expired session',
  'a revoked session',
  'a forged token',
  'a blocked user',
] as const
export type Kind = (typeof kinds)[number]

/** Who asks; the ids are of somebody who exists, also where the headers let nobody in. */
export interface Person {
  readonly id: number
  readonly email: string
  readonly sessionId: number
  readonly headers: { readonly authorization?: string }
}

export const password = 'kadamba tree 7x'
const passwordHash = hashPassword(password)

const all = [1, 2, 3, 4, 5, 6]
let made = 0

/** Somebody new of a kind; their permissions fit the rule of the operation that they ask for. */
export async function addPerson(
  database: TestDatabase,
  kind: Kind,
  rule: AccessRule = 'user',
): Promise<Person> {
  made += 1
  const email = `walker${made}@example.in`
  const { id, token, headers } = await addSignedIn(database, {
    email,
    passwordHash: await passwordHash,
    emailConfirmedAt: new Date(),
    permissions: permissionsOf(kind, rule),
    isAdmin: kind === 'an admin',
    userType: kind === 'a job seeker' ? 'edjobs' : 'edbazaar',
  })
  const send = async (query: string) => (await database.pool.query(query, [id])).rows
  const [{ id: sessionId }] = await send('select id from user_session where user_id = $1')
  const change = changes[kind]
  if (change) await send(change)
  if (kind === 'a visitor') return { id, email, sessionId, headers: {} }
  const bearer = kind === 'a forged token' ? newToken() : token
  return { id, email, sessionId, headers: { ...headers, authorization: `Bearer ${bearer}` } }
}

/** The permission that a rule names; null where it names none. */
export function permissionOf(rule: AccessRule): number | null {
  const isOther = rule === 'everyone' || rule === 'optional' || rule === 'user' || rule === 'admin'
  return isOther ? null : permissions[rule]
}

function permissionsOf(kind: Kind, rule: AccessRule): number[] {
  const permission = permissionOf(rule)
  if (kind === 'a user without the permission') return all.filter((each) => each !== permission)
  if (kind === 'a user with the permission alone') return permission ? [permission] : []
  return all
}

const changes: Partial<Record<Kind, string>> = {
  'a provider': `insert into school (name, slug, owner_id)
    select 'Of a provider', 'of-a-provider-' || $1::int, $1::int`,
  'an expired session': `update user_session set expires_at = now() where user_id = $1`,
  'a revoked session': `delete from user_session where user_id = $1`,
  'a blocked user': `update app_user set blocked_at = now() where id = $1`,
}

const withoutSession: readonly Kind[] = [
  'a visitor',
  'an expired session',
  'a revoked session',
  'a forged token',
  'a blocked user',
]

/** What the rule says to somebody of a kind. */
export function verdictOf(rule: AccessRule, kind: Kind): 'may' | 'not signed in' | 'forbidden' {
  if (rule === 'everyone' || rule === 'optional') return 'may'
  if (withoutSession.includes(kind)) return 'not signed in'
  if (rule === 'user') return 'may'
  if (rule === 'admin') return kind === 'an admin' ? 'may' : 'forbidden'
  return kind === 'a user without the permission' ? 'forbidden' : 'may'
}
