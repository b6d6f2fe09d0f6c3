import { type AdminQueue, permissions } from '@edbazaar/api-client'
import {
  accountPaths,
  type MessageDescriptor,
  may,
  paths,
  type Session,
} from '@edbazaar/feature-platform'
import { messages } from './messages'

export type EntryIcon =
  | 'dashboard'
  | 'hiring'
  | 'subscriptions'
  | 'admission'
  | 'product-enquiries'
  | 'help'
  | 'school'
  | 'store'
  | 'product'
  | 'job-seeker'
  | 'blog'
  | 'users'
  | 'all-enquiries'
  | 'metrics'
  | 'filter'
  | 'video'

export interface SideEntry<Label = string> {
  label: Label
  href: string
  icon: EntryIcon
  /** The queues of admins that are worked through there. */
  queues?: readonly AdminQueue[]
  /** Where what waits in these queues is decided, if it is not the page of the entry. */
  waitingHref?: string
}

/** An entry whose label is written in the language of the page. */
type RuleEntry = SideEntry<MessageDescriptor>

export interface SideSections {
  /** The dashboard, if the user has access to it. */
  dashboard: readonly RuleEntry[]
  /** Whether to show the user's schools and stores, and “Add School/Store”. */
  hasInstitutions: boolean
  manage: readonly RuleEntry[]
  admin: readonly RuleEntry[]
}

interface Rule extends RuleEntry {
  /** The permission it needs. Without one, every user sees it. */
  permission?: number
}

/** The first section, which has no title. */
export const dashboardEntries: readonly Rule[] = [
  {
    label: messages.dashboard,
    href: '/dashboard',
    icon: 'dashboard',
    permission: permissions.listings,
  },
]

/** “Manage”: entries by permission. */
export const manageEntries: readonly Rule[] = [
  { label: messages.hiring, href: '/my-job-post', icon: 'hiring', permission: permissions.hiring },
  {
    label: messages.subscriptions,
    href: accountPaths.schoolPlan,
    icon: 'subscriptions',
    permission: permissions.hiring,
  },
  {
    label: messages.admissionEnquiries,
    href: accountPaths.allEnquiries('school'),
    icon: 'admission',
    permission: permissions.listings,
  },
  {
    label: messages.serviceEnquiries,
    href: accountPaths.allEnquiries('store'),
    icon: 'product-enquiries',
    permission: permissions.listings,
  },
  { label: messages.help, href: paths.contactUs, icon: 'help' },
]

export const adminEntries: readonly RuleEntry[] = [
  { label: messages.dashboard, href: '/dashboard', icon: 'dashboard' },
  {
    label: messages.allSchools,
    href: '/dashboard/all-schools',
    icon: 'school',
    queues: ['school'],
    waitingHref: '/dashboard/all-schools?view=queue',
  },
  {
    label: messages.allStores,
    href: '/dashboard/all-stores',
    icon: 'store',
    queues: ['store'],
    waitingHref: '/dashboard/all-stores?view=queue',
  },
  {
    label: messages.allProducts,
    href: '/dashboard/all-products',
    icon: 'product',
    queues: ['product'],
    waitingHref: '/dashboard/all-products?view=queue',
  },
  {
    label: messages.jobPostings,
    href: '/dashboard/job-postings',
    icon: 'hiring',
    queues: ['job'],
    waitingHref: '/dashboard/job-postings?view=queue',
  },
  {
    label: messages.jobSeekers,
    href: '/dashboard/all-job-seekers',
    icon: 'job-seeker',
    queues: ['held_application'],
  },
  {
    label: messages.allBlogs,
    href: '/admin/all-blogs',
    icon: 'blog',
    queues: ['blog'],
    waitingHref: '/admin/all-blogs?view=queue',
  },
  { label: messages.allUsers, href: '/dashboard/all-users', icon: 'users', queues: ['user'] },
  {
    label: messages.allEnquiries,
    href: accountPaths.enquiriesOfAll,
    icon: 'all-enquiries',
    queues: ['enquiry', 'invalid_review'],
  },
  { label: messages.metrics, href: '/admin/overall-metrics', icon: 'metrics' },
  {
    label: messages.filterRequests,
    href: '/admin/filter-request',
    icon: 'filter',
    queues: ['filter_request'],
  },
  {
    label: messages.allVideos,
    href: '/admin/all-videos',
    icon: 'video',
    queues: ['video', 'comment'],
    waitingHref: '/admin/all-videos?view=queue',
  },
]

/** Only users with an institute and admins have a side menu. */
export const hasSideMenu = ({ user }: Session): boolean => user.user_has_institute || user.is_admin

/** Users with exactly these permissions only hire: they have no schools or stores. */
const hiringOnly: readonly number[] = [permissions.listings, permissions.hiring]

/** The side menu of a user, as section 6 of the specification defines it. */
export function sideMenuOf(session: Session): SideSections {
  const { permissions: own, is_admin: isAdmin } = session.user
  const isAllowed = ({ permission }: Rule) => may(session, permission)
  const isHiringOnly = own.toSorted((a, b) => a - b).join() === hiringOnly.join()
  return {
    dashboard: dashboardEntries.filter(isAllowed),
    hasInstitutions: !isHiringOnly,
    manage: manageEntries.filter(isAllowed),
    admin: isAdmin ? adminEntries : [],
  }
}

/** Whether a page has panes side by side, such as an inbox or a queue, or a week. */
export const hasPanes = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  pathname.endsWith('enquiries') ||
  pathname === accountPaths.dashboardBatches ||
  new URLSearchParams(search).get('view') === 'queue'

/** Pages that belong to an entry although their paths are not below its path. */
const otherPages: Readonly<Record<string, RegExp>> = {
  [accountPaths.dashboard]:
    /^\/(?:dashboard\/(?:admin|schools|stores|batches(?:\/.+)?|stores\/products\/.+|general-enquiries)|admin\/(?:audit-log|exited-users|contact-messages))$/,
  [accountPaths.jobPosts]: /^\/(?:job-post-form|edit-job-post\/|job-post\/|all-job-applications)/,
  [accountPaths.schoolPlan]: /^\/sp-subscriptions$/,
  [accountPaths.allEnquiries('school')]: /^\/dashboard\/schools\/\d+\/enquiries$/,
  [accountPaths.allEnquiries('store')]:
    /^\/dashboard\/(?:(?:stores|product)\/\d+\/enquiries|all-batch-enquiries\/.+)$/,
  '/dashboard/all-products': /^\/dashboard\/admin-batches$/,
  '/dashboard/job-postings': /^\/dashboard\/(?:all-jobs$|admin\/job-applications\/)/,
  '/admin/all-blogs': /^\/admin\/newsletters(?:\/|$)/,
  '/admin/all-videos': /^\/admin\/contests(?:\/|$)/,
  [accountPaths.allUsers]: /^\/admin\/(?:invoices|payments)$/,
}

/** The owner's pages of a school or store outside the dashboard. */
const listingPage =
  /^\/(?:preview\/(?<kind>school|store)s|(?:my-store-details|add-service))\/(?<id>\d+)$/

/** Whether a page belongs to an entry of the menu: its own page, or one beneath it. */
export function isCurrentEntry({ href }: { readonly href: string }, pathname: string): boolean {
  if (pathname === href || otherPages[href]?.test(pathname)) return true
  const { kind = 'store', id } = listingPage.exec(pathname)?.groups ?? {}
  if (id !== undefined) return href === `/dashboard/${kind}s/${id}`
  // The enquiries of one listing belong to those of all.
  const isBelow = pathname.startsWith(`${href}/`) && !pathname.endsWith('/enquiries')
  return isBelow && href !== accountPaths.dashboard
}
