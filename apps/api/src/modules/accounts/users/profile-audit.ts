import { isDeepStrictEqual } from 'node:util'
import type { users } from '../../../db/schema/index.ts'
import { ownAccount } from '../../trust/audit/own-account.ts'
import type { ProfileField } from './profile-fields.ts'

type UserRow = typeof users.$inferSelect

/** The fields that are columns of the user. */
const columns = {
  firstname: 'firstname',
  lastname: 'lastname',
  phone: 'phone',
  is_walkthrough_skipped: 'isWalkthroughSkipped',
  consents: 'consents',
  profile_image: 'profileImage',
  cover_image: 'coverImage',
} as const satisfies Record<Exclude<ProfileField, 'children'>, keyof UserRow>

/**
 * Fields whose values the audit log stores. The other values are personal: the log is append-only,
 * so they could not be deleted with the account.
 */
const storedFields: readonly string[] = ['is_walkthrough_skipped', 'consents']

/** A user's edit of their profile, for the audit log; without edits if nothing changed. */
export function profileEdit(field: keyof typeof columns, userBefore: UserRow, userAfter: UserRow) {
  const [before, after] = [userBefore[columns[field]], userAfter[columns[field]]]
  const change = storedFields.includes(field) ? { field, before, after } : { field }
  return {
    ...ownAccount(userBefore.id),
    edits: isDeepStrictEqual(before, after) ? [] : [change],
  }
}

/** A change of a user's children, whose names the audit log does not store. */
export const childrenEdit = (userId: number, isChanged: boolean) => ({
  ...ownAccount(userId),
  edits: isChanged ? [{ field: 'children' }] : [],
})
