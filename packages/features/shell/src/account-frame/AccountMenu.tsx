import type { MessageDescriptor } from '@edbazaar/feature-platform'
import { accountPanelAtom, type Session, useMessages } from '@edbazaar/feature-platform'
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
import { isMenuCollapsedAtom, isMenuCollapsedOnPanesAtom } from './menu-atoms'
import { messages } from './messages'
import { useMyInstitutions } from './my-institutions'
import { type EntryIcon, hasPanes, type SideEntry, sideMenuOf } from './side-menu'
import { isBuilt } from './unbuilt-pages'

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
  const { sections, action } = useMenu(session)
  const isShown = isOpen && openedAt === key
  return (
    <>
      <SideMenu
        label={t(messages.label)}
        sections={sections}
        action={action}
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
        <SideMenu label={t(messages.label)} sections={sections} action={action} />
      </Dialog>
    </>
  )
}

function useMenu(session: Session) {
  const t = useMessages(messages)

  const { pathname } = useLocation()
  const openPanel = useSetAtom(accountPanelAtom)
  const institutions = useMyInstitutions()
  const { hasInstitutions, manage, admin } = sideMenuOf(session)
  const countOf = useEntryCounts(manage.some(({ icon }) => icon === 'admission'))
  const withLabel = (entry: SideEntry<MessageDescriptor>): SideEntry => ({
    ...entry,
    label: t(entry.label),
  })
  const toSection = (title: string, entries: readonly SideEntry[]): SideMenuSection => ({
    title,
    entries: entries.filter(isBuilt).map(({ label, href, icon }) => ({
      label,
      href,
      icon: iconOf[icon],
      isCurrent: pathname === href,
      count: countOf(icon),
    })),
  })
  const sections = [
    ...(hasInstitutions ? [toSection(t(messages.myStoresAndSchools), institutions)] : []),
    toSection(t(messages.manage), manage.map(withLabel)),
    toSection(t(messages.admin), admin.map(withLabel)),
  ].filter(({ entries }) => entries.length > 0)
  const action = hasInstitutions && (
    <Button variant="act" onClick={() => openPanel('institution')}>
      <PlusIcon />
      {t(messages.addSchoolOrStore)}
    </Button>
  )
  return { sections, action }
}

/** The number of live enquiries behind an entry; undefined for none. */
function useEntryCounts(isNeeded: boolean): (icon: EntryIcon) => number | undefined {
  const counts = useEnquiryCounts(isNeeded)
  return (icon) =>
    counts !== null && (icon === 'admission' || icon === 'service')
      ? counts[icon] || undefined
      : undefined
}
