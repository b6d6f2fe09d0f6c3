import { permissions } from '@edbazaar/api-client'
import {
  bookingPaths,
  type MessageDescriptor,
  may,
  paths,
  type Session,
} from '@edbazaar/feature-platform'
import { messages } from './messages'

export type ProfileEntry =
  | {
      name: 'profile' | 'bookings' | 'bookmarks' | 'blogs' | 'schools' | 'stores'
      label: MessageDescriptor
      href: string
    }
  | { name: 'institution' | 'logout'; label: MessageDescriptor }

/**
 * The Profile dropdown's entries for this user. My bookings comes after the pages that the specification
 * lists in a row.
 */
export function profileEntries(session: Session): ProfileEntry[] {
  const { id, user_has_institute: hasInstitute } = session.user
  const entries: (ProfileEntry & { isShown?: boolean })[] = [
    { name: 'profile', label: messages.myProfile, href: paths.profile(id) },
    {
      name: 'bookmarks',
      label: messages.bookmarks,
      href: paths.bookmarks,
      isShown: may(session, permissions.bookmarks),
    },
    {
      name: 'blogs',
      label: messages.myBlogs,
      href: paths.myBlogs,
      isShown: may(session, permissions.blogs),
    },
    { name: 'bookings', label: messages.myBookings, href: bookingPaths.mine },
    {
      name: 'institution',
      label: messages.addSchoolOrStore,
      isShown: may(session, permissions.listings) && !hasInstitute,
    },
    {
      name: 'schools',
      label: messages.mySchools,
      href: paths.mySchools,
      isShown: may(session, permissions.listings) && hasInstitute,
    },
    {
      name: 'stores',
      label: messages.myStores,
      href: paths.myStores,
      isShown: may(session, permissions.listings) && hasInstitute,
    },
    { name: 'logout', label: messages.logout },
  ]
  return entries.filter(({ isShown = true }) => isShown)
}
