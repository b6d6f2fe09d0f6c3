import { may, type Session } from '@edbazaar/feature-session'
import { paths } from '@edbazaar/feature-shell'
import { messages } from './messages'

/** Permissions by the specification's numbers. */
const toHaveInstitute = 1
const toBookmark = 3
const toBlog = 6

export type ProfileEntry =
  | { name: 'profile' | 'bookmarks' | 'blogs'; label: string; href: string }
  | { name: 'institution' | 'logout'; label: string }

/** The Profile dropdown: what this user may reach, in the specification's order. */
export function profileEntries(session: Session): ProfileEntry[] {
  const { id, user_has_institute: hasInstitute } = session.user
  const entries: (ProfileEntry & { isShown?: boolean })[] = [
    { name: 'profile', label: messages.myProfile, href: paths.profile(id) },
    {
      name: 'bookmarks',
      label: messages.bookmarks,
      href: paths.bookmarks,
      isShown: may(session, toBookmark),
    },
    {
      name: 'blogs',
      label: messages.myBlogs,
      href: paths.myBlogs,
      isShown: may(session, toBlog),
    },
    {
      name: 'institution',
      label: messages.addSchoolOrStore,
      isShown: may(session, toHaveInstitute) && !hasInstitute,
    },
    { name: 'logout', label: messages.logout },
  ]
  return entries.filter(({ isShown = true }) => isShown)
}
