import { accountPanelAtom, type Session, useMessages, useSignOut } from '@edbazaar/feature-platform'
import { ChevronDownIcon } from '@edbazaar/ui/Icon'
import { Menu, type MenuItem } from '@edbazaar/ui/Menu'
import { useAtom, useSetAtom } from 'jotai'
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import * as styles from './account-control.css'
import { messages } from './messages'
import { type ProfileEntry, profileEntries } from './profile-menu'
import { type LoadPanels, UserPanels } from './UserPanels'

interface ProfileMenuProps {
  session: Session
  loadPanels: LoadPanels | undefined
}

/** The Profile dropdown of a signed-in user. */
export default function ProfileMenu({ session, loadPanels }: ProfileMenuProps) {
  const t = useMessages(messages)
  const { pathname } = useLocation()
  const signOut = useSignOut()
  const openPanel = useSetAtom(accountPanelAtom)
  const root = useRef<HTMLDivElement>(null)
  useMenuOnRequest(root)
  const { firstname } = session.user
  function toItem(entry: ProfileEntry): MenuItem {
    if ('href' in entry)
      return { label: t(entry.label), href: entry.href, isCurrent: pathname === entry.href }
    const onSelect = entry.name === 'logout' ? signOut : () => openPanel('institution')
    return { label: t(entry.label), onSelect }
  }
  return (
    <>
      <div ref={root}>
        <Menu
          items={profileEntries(session).map(toItem)}
          align="end"
          aria-label={t(messages.profileOf(firstname))}
          className={styles.menu}
        >
          <span className={styles.initial} data-initial={initialOf(firstname)} />
          <span className={styles.label}>{t(messages.profile)}</span>
          <ChevronDownIcon size="small" className={styles.chevron} />
        </Menu>
      </div>
      <UserPanels loadPanels={loadPanels} />
    </>
  )
}

/** Opens the menu when another flow sets the panel to `profile`. */
function useMenuOnRequest(root: RefObject<HTMLDivElement | null>) {
  const [panel, setPanel] = useAtom(accountPanelAtom)
  useEffect(() => {
    if (panel !== 'profile') return
    setPanel(null)
    const button = root.current?.querySelector('button')
    if (button?.ariaExpanded === 'false') button.click()
  }, [panel, setPanel, root])
}

/** The first grapheme, so that combining signs of Indian scripts stay with their letter. */
function initialOf(name: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name.trim())
  return first?.segment.toLocaleUpperCase('en') ?? ''
}
