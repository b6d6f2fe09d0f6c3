import { isDeepStrictEqual } from 'node:util'
import type { users } from '../../../db/schema/index.ts'
import { ownAccount } from '../../trust/audit/own-account.ts'
import type { ProfileField } from './profile-fields.ts'

type UserRow = typeof users.$inferSelect

const columns = {
  firstname: 'firstname',
  lastname: 'lastname',
  phone: 'phone',
  is_walkthrough_skipped: 'isWalkthroughSkipped',
  children: 'children',
  consents: 'consents',
  profile_image: 'profileImage',
  cover_image: 'coverImage',
} as const satisfies Record<ProfileField, keyof UserRow>

/**
 * Fields whose values the audit log stores. The other values are personal: the log is append-only,
 * so they could not be deleted with the account.
 */
const storedFields: readonly string[] = ['is_walkthrough_skipped', 'consents']

/** A user's edit of their profile, for the audit log; without edits if nothing changed. */
export function profileEdit(field: ProfileField, userBefore: UserRow, userAfter: UserRow) {
  const [before, after] = [userBefore[columns[field]], userAfter[columns[field]]]
  const change = storedFields.includes(field) ? { field, before, after } : { field }
  return {
    ...ownAccount(userBefore.id),
    edits: isDeepStrictEqual(before, after) ? [] : [change],
  }
}
