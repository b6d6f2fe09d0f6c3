import { may, type Session } from '@edbazaar/feature-session'
import { paths } from '@edbazaar/feature-shell'
import { messages } from './messages'

export type EntryIcon =
  | 'dashboard'
  | 'hiring'
  | 'subscriptions'
  | 'admission'
  | 'service'
  | 'help'
  | 'school'
  | 'store'
  | 'admin'

export interface SideEntry {
  label: string
  href: string
  icon: EntryIcon
}

export interface SideSections {
  /** Whether to show the user's schools and stores, and “Add School/Store”. */
  hasInstitutions: boolean
  manage: readonly SideEntry[]
  admin: readonly SideEntry[]
}

interface Rule extends SideEntry {
  /** The permission it needs. Without one, every user sees it. */
  permission?: number
}

const manage: readonly Rule[] = [
  { label: messages.dashboard, href: '/dashboard', icon: 'dashboard', permission: 1 },
  { label: messages.hiring, href: '/my-job-post', icon: 'hiring', permission: 2 },
  { label: messages.subscriptions, href: '/subscriptions', icon: 'subscriptions', permission: 2 },
  {
    label: messages.admissionEnquiries,
    href: '/dashboard/schools',
    icon: 'admission',
    permission: 1,
  },
  { label: messages.serviceEnquiries, href: '/dashboard/stores', icon: 'service', permission: 1 },
  { label: messages.help, href: paths.contactUs, icon: 'help' },
]

const admin: readonly SideEntry[] = [
  { label: messages.dashboard, href: '/dashboard', icon: 'dashboard' },
  { label: messages.allSchools, href: '/dashboard/all-schools', icon: 'school' },
  { label: messages.allStores, href: '/dashboard/all-stores', icon: 'store' },
  { label: messages.allProducts, href: '/dashboard/all-products', icon: 'store' },
  { label: messages.jobPostings, href: '/dashboard/job-postings', icon: 'hiring' },
  { label: messages.jobSeekers, href: '/dashboard/all-job-seekers', icon: 'admin' },
  { label: messages.allBlogs, href: '/admin/all-blogs', icon: 'admin' },
  { label: messages.allUsers, href: '/dashboard/all-users', icon: 'admin' },
  { label: messages.allEnquiries, href: '/dashboard/all-inqueries', icon: 'admission' },
  { label: messages.metrics, href: '/admin/overall-metrics', icon: 'dashboard' },
  { label: messages.filterRequests, href: '/admin/filter-request', icon: 'admin' },
  { label: messages.allVideos, href: '/admin/all-videos', icon: 'admin' },
]

/** Only users with an institute and admins have a side menu. */
export const hasSideMenu = ({ user }: Session): boolean => user.user_has_institute || user.is_admin

/** The side menu of a user, as section 6 of the specification defines it. */
export function sideMenuOf(session: Session): SideSections {
  const { permissions, is_admin: isAdmin } = session.user
  const isHiringOnly = permissions.toSorted((a, b) => a - b).join() === '1,2'
  return {
    hasInstitutions: !isHiringOnly,
    manage: manage.filter(({ permission }) => may(session, permission)),
    admin: isAdmin ? admin : [],
  }
}
