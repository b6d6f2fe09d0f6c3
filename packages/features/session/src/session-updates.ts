import { answerOf, type MyProfile, type User } from '@edbazaar/api-client'
import { apiAtom } from '@edbazaar/feature-shell'
import { atom } from 'jotai'
import { sessionAtom, updateUserAtom } from './session-atoms'

/** What a session keeps of a user, out of what a page was told. */
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

/** Has the session know what is new of its user; news of somebody else is not for it. */
export const mergeSessionUserAtom = atom(
  null,
  (get, set, news: Partial<MyProfile> & { id: number }) => {
    const session = get(sessionAtom)
    if (session?.user.id === news.id) set(updateUserAtom, userOf({ ...session.user, ...news }))
  },
)

const changesAtom = atom(0)

/** How often one's schools and stores have changed since this page was opened: who lists them asks anew. */
export const institutionsVersionAtom = atom((get) => get(changesAtom))

/**
 * After a school or store was listed or renamed: whoever lists one's own asks anew, and the user is
 * refreshed, who may have an institute now. A failure of that is only logged.
 */
export const refreshInstitutionsAtom = atom(null, async (get, set) => {
  set(changesAtom, (changes) => changes + 1)
  const api = get(apiAtom)
  if (api === null) return
  try {
    set(mergeSessionUserAtom, await answerOf(api.GET('/users/my-profile')))
  } catch (cause) {
    console.warn(cause)
  }
})
