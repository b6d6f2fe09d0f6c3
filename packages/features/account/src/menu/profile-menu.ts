import { may, type Session } from '@edbazaar/feature-session'
import { paths } from '@edbazaar/feature-shell'
import { messages } from './messages'

/** Permission numbers of section 6 of the specification. */
const addInstitutePermission = 1
const bookmarkPermission = 3
const blogPermission = 6

export type ProfileEntry =
  | { name: 'profile' | 'bookmarks' | 'blogs'; label: string; href: string }
  | { name: 'institution' | 'logout'; label: string }

/** The Profile dropdown's entries for this user, in the specification's order. */
export function profileEntries(session: Session): ProfileEntry[] {
  const { id, user_has_institute: hasInstitute } = session.user
  const entries: (ProfileEntry & { isShown?: boolean })[] = [
    { name: 'profile', label: messages.myProfile, href: paths.profile(id) },
    {
      name: 'bookmarks',
      label: messages.bookmarks,
      href: paths.bookmarks,
      isShown: may(session, bookmarkPermission),
    },
    {
      name: 'blogs',
      label: messages.myBlogs,
      href: paths.myBlogs,
      isShown: may(session, blogPermission),
    },
    {
      name: 'institution',
      label: messages.addSchoolOrStore,
      isShown: may(session, addInstitutePermission) && !hasInstitute,
    },
    { name: 'logout', label: messages.logout },
  ]
  return entries.filter(({ isShown = true }) => isShown)
}
