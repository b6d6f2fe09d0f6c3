import type { MyProfile, User } from '@edbazaar/api-client'
import { sessionAtom, updateUserAtom } from '@edbazaar/feature-session'
import { atom } from 'jotai'

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

export const fullName = ({ firstname, lastname }: Pick<User, 'firstname' | 'lastname'>): string =>
  `${firstname} ${lastname}`.trim()

/** Has the session know what is new of its user; news of somebody else is not for it. */
export const tellSessionAtom = atom(null, (get, set, news: Partial<MyProfile> & { id: number }) => {
  const session = get(sessionAtom)
  if (session?.user.id === news.id) set(updateUserAtom, userOf({ ...session.user, ...news }))
})
