import { may, type Session } from '@edbazaar/feature-session'
import { paths } from '@edbazaar/feature-shell'
import { messages as words } from './messages'

/** What stands before an entry. */
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
  /** One's schools and stores, and whether another may be added. */
  hasInstitutions: boolean
  manage: readonly SideEntry[]
  admin: readonly SideEntry[]
}

interface Rule extends SideEntry {
  /** Which permission shows it; without one it is open. */
  permission?: number
}

const manage: readonly Rule[] = [
  { label: words.dashboard, href: '/dashboard', icon: 'dashboard', permission: 1 },
  { label: words.hiring, href: '/my-job-post', icon: 'hiring', permission: 2 },
  { label: words.subscriptions, href: '/subscriptions', icon: 'subscriptions', permission: 2 },
  {
    label: words.admissionEnquiries,
    href: '/dashboard/schools',
    icon: 'admission',
    permission: 1,
  },
  { label: words.serviceEnquiries, href: '/dashboard/stores', icon: 'service', permission: 1 },
  { label: words.help, href: paths.contactUs, icon: 'help' },
]

const admin: readonly SideEntry[] = [
  { label: words.dashboard, href: '/dashboard', icon: 'dashboard' },
  { label: words.allSchools, href: '/dashboard/all-schools', icon: 'school' },
  { label: words.allStores, href: '/dashboard/all-stores', icon: 'store' },
  { label: words.allProducts, href: '/dashboard/all-products', icon: 'store' },
  { label: words.jobPostings, href: '/dashboard/job-postings', icon: 'hiring' },
  { label: words.jobSeekers, href: '/dashboard/all-job-seekers', icon: 'admin' },
  { label: words.allBlogs, href: '/admin/all-blogs', icon: 'admin' },
  { label: words.allUsers, href: '/dashboard/all-users', icon: 'admin' },
  { label: words.allEnquiries, href: '/dashboard/all-inqueries', icon: 'admission' },
  { label: words.metrics, href: '/admin/overall-metrics', icon: 'dashboard' },
  { label: words.filterRequests, href: '/admin/filter-request', icon: 'admin' },
  { label: words.allVideos, href: '/admin/all-videos', icon: 'admin' },
]

/** Whether somebody has a side menu: those with an institute, and admins. */
export const hasSideMenu = ({ user }: Session): boolean => user.user_has_institute || user.is_admin

/** The side menu of somebody, by section 6 of the specification. */
export function sideMenuOf(session: Session): SideSections {
  const { permissions, is_admin: isAdmin } = session.user
  const isHiringAlone = permissions.toSorted((a, b) => a - b).join() === '1,2'
  return {
    hasInstitutions: !isHiringAlone,
    manage: manage.filter(({ permission }) => may(session, permission)),
    admin: isAdmin ? admin : [],
  }
}
