import { accountPanelAtom, type Session, useSignOut } from '@edbazaar/feature-session'
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

/** What belongs to whoever is signed in, and the way out. */
export default function ProfileMenu({ session, loadPanels }: ProfileMenuProps) {
  const { pathname } = useLocation()
  const signOut = useSignOut()
  const openPanel = useSetAtom(accountPanelAtom)
  const place = useRef<HTMLDivElement>(null)
  useMenuOnRequest(place)
  const { firstname } = session.user
  function toItem(entry: ProfileEntry): MenuItem {
    if ('href' in entry) return { ...entry, isCurrent: pathname === entry.href }
    const onSelect = entry.name === 'logout' ? signOut : () => openPanel('institution')
    return { label: entry.label, onSelect }
  }
  return (
    <>
      <div ref={place}>
        <Menu
          items={profileEntries(session).map(toItem)}
          align="end"
          aria-label={`${messages.profile}, ${firstname}`}
          className={styles.menu}
        >
          <span className={styles.initial} data-initial={initialOf(firstname)} />
          <span className={styles.words}>{messages.profile}</span>
          <ChevronDownIcon size="small" className={styles.chevron} />
        </Menu>
      </div>
      <UserPanels loadPanels={loadPanels} />
    </>
  )
}

/** Opens the menu where another flow asks for it, as a press of its button does. */
function useMenuOnRequest(place: RefObject<HTMLDivElement | null>) {
  const [panel, setPanel] = useAtom(accountPanelAtom)
  useEffect(() => {
    if (panel !== 'profile') return
    setPanel(null)
    const button = place.current?.querySelector('button')
    if (button?.ariaExpanded === 'false') button.click()
  }, [panel, setPanel, place])
}

/** The first letter as a reader sees it, with the signs that belong to it. */
function initialOf(name: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name.trim())
  return first?.segment.toLocaleUpperCase('en') ?? ''
}
