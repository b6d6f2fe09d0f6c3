import { answerOf, type MyProfile, type User } from '@edbazaar/api-client'
import { atom } from 'jotai'
import { apiAtom } from '../api/api-context'
import { sessionAtom, updateUserAtom } from './session-atoms'

/** Picks the session's user fields from a profile. */
function userOf(profile: User): User {
  return {
    id: profile.id,
    firstname: profile.firstname,
    lastname: profile.lastname,
    email: profile.email,
    phone: profile.phone,
    user_type: profile.user_type,
    permissions: profile.permissions,
    is_admin: profile.is_admin,
    user_has_institute: profile.user_has_institute,
    is_walkthrough_skipped: profile.is_walkthrough_skipped,
    profile_image: profile.profile_image,
    cover_image: profile.cover_image,
  }
}

/** Merges profile changes into the session's user. Ignores other users. */
export const mergeSessionUserAtom = atom(
  null,
  (get, set, changes: Partial<MyProfile> & { id: number }) => {
    const session = get(sessionAtom)
    if (session?.user.id === changes.id)
      set(updateUserAtom, userOf({ ...session.user, ...changes }))
  },
)

/** Replaces the session's user with the API's current data. A failure is only logged. */
export const refreshUserAtom = atom(null, async (get, set) => {
  const api = get(apiAtom)
  if (api === null) return
  try {
    set(mergeSessionUserAtom, await answerOf(api.GET('/users/my-profile')))
  } catch (cause) {
    console.warn(cause)
  }
})

const versionAtom = atom(0)

/** Increases when the user's schools or stores change, so that lists of them reload. */
export const institutionsVersionAtom = atom((get) => get(versionAtom))

/**
 * Call after a school or store was created or renamed: lists of them reload, and the user is refreshed
 * because they may have an institute now.
 */
export const refreshInstitutionsAtom = atom(null, async (_, set) => {
  set(versionAtom, (version) => version + 1)
  await set(refreshUserAtom)
})
