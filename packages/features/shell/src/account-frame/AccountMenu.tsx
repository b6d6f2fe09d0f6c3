import type { MessageDescriptor } from '@edbazaar/feature-platform'
import {
  accountPanelAtom,
  accountPaths,
  type Session,
  useMessages,
} from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { EllipsisIcon, PlusIcon } from '@edbazaar/ui/Icon'
import { SideMenu, type SideMenuSection } from '@edbazaar/ui/SideMenu'
import { useAtom, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as styles from './account-frame.css'
import { useEnquiryCounts } from './enquiry-counts'
import { iconOf } from './entry-icons'
import { useJobPostCount } from './job-post-count'
import { isMenuCollapsedAtom, isMenuCollapsedOnPanesAtom } from './menu-atoms'
import { messages } from './messages'
import { useMyInstitutions } from './my-institutions'
import { type EntryIcon, hasPanes, isCurrentEntry, type SideEntry, sideMenuOf } from './side-menu'
import { useWaitingCounts } from './waiting-counts'

/** The side menu: a column in a wide window, a panel behind a button on a phone. */
export function AccountMenu({ session }: { session: Session }) {
  const t = useMessages(messages)

  const location = useLocation()
  const { key } = location
  const [isCollapsed, setIsCollapsed] = useAtom(
    hasPanes(location) ? isMenuCollapsedOnPanesAtom : isMenuCollapsedAtom,
  )
  const [isOpen, setIsOpen] = useState(false)
  const [openedAt, setOpenedAt] = useState(key)
  const sections = useSections(session)
  const isShown = isOpen && openedAt === key
  return (
    <>
      <SideMenu
        label={t(messages.label)}
        collapseLabel={t(messages.collapse)}
        sections={sections}
        className={styles.side}
        isCollapsed={isCollapsed}
        onCollapsedChange={setIsCollapsed}
      />
      <Button
        className={styles.opener}
        aria-haspopup="dialog"
        onClick={() => {
          setOpenedAt(key)
          setIsOpen(true)
        }}
      >
        <EllipsisIcon />
        {t(messages.menu)}
      </Button>
      <Dialog
        isOpen={isShown}
        onClose={() => setIsOpen(false)}
        title={t(messages.menu)}
        shape="panel"
      >
        <SideMenu label={t(messages.label)} sections={sections} />
      </Dialog>
    </>
  )
}

/** The sections in the order of the specification (section 2). */
function useSections(session: Session): readonly SideMenuSection[] {
  const t = useMessages(messages)

  const { pathname } = useLocation()
  const openPanel = useSetAtom(accountPanelAtom)
  const institutions = useMyInstitutions()
  const { dashboard, hasInstitutions, manage, admin } = sideMenuOf(session)
  const has = (icon: EntryIcon) => manage.some((entry) => entry.icon === icon)
  const countOf = useEntryCounts({
    hasEnquiries: has('admission'),
    hasJobPosts: has('hiring'),
    isAdmin: admin.length > 0,
  })
  const withLabel = (entry: SideEntry<MessageDescriptor>): SideEntry => ({
    ...entry,
    label: t(entry.label),
  })
  const toEntries = (entries: readonly SideEntry[]) =>
    entries.map((entry) => {
      const count = countOf(entry)
      return {
        label: entry.label,
        href: (count !== undefined && entry.waitingHref) || entry.href,
        icon: iconOf[entry.icon],
        isCurrent: isCurrentEntry(entry, pathname),
        count,
      }
    })
  // Entries do not move when the first ones become known, on the first page that a device shows.
  if (hasInstitutions && institutions === null) return []
  const own: SideMenuSection = {
    title: t(messages.myStoresAndSchools),
    entries: toEntries(institutions ?? []),
    action: (
      <Button variant="act" onClick={() => openPanel('institution')}>
        <PlusIcon />
        {t(messages.addSchoolOrStore)}
      </Button>
    ),
  }
  const sections: SideMenuSection[] = [
    { entries: toEntries(dashboard.map(withLabel)) },
    ...(hasInstitutions ? [own] : []),
    { title: t(messages.manage), entries: toEntries(manage.map(withLabel)) },
    { title: t(messages.admin), entries: toEntries(admin.map(withLabel)) },
  ]
  return sections.filter(({ entries, action }) => entries.length > 0 || action !== undefined)
}

interface CountedEntries {
  hasEnquiries: boolean
  hasJobPosts: boolean
  isAdmin: boolean
}

/** The number behind an entry: enquiries, job posts, or what waits for admins; undefined for none. */
function useEntryCounts({
  hasEnquiries,
  hasJobPosts,
  isAdmin,
}: CountedEntries): (entry: SideEntry) => number | undefined {
  const enquiries = useEnquiryCounts(hasEnquiries)
  const jobPosts = useJobPostCount(hasJobPosts)
  const waiting = useWaitingCounts(isAdmin)
  return ({ icon, href, queues }) => {
    if (href === accountPaths.jobPosts) return jobPosts || undefined
    if (enquiries !== null && (icon === 'admission' || icon === 'product-enquiries'))
      return enquiries[icon] || undefined
    const sum = queues?.reduce((total, queue) => total + (waiting?.get(queue) ?? 0), 0)
    return sum || undefined
  }
}
