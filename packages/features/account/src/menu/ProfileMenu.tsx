import { accountPanelAtom, type Session, useSignOut } from '@edbazaar/feature-session'
import { ChevronDownIcon } from '@edbazaar/ui/Icon'
import { Menu, type MenuItem } from '@edbazaar/ui/Menu'
import { useSetAtom } from 'jotai'
import { useLocation } from 'react-router-dom'
import * as styles from './account-control.css'
import { messages } from './messages'
import { type ProfileEntry, profileEntries } from './profile-menu'

/** What belongs to whoever is signed in, and the way out. */
export default function ProfileMenu({ session }: { session: Session }) {
  const { pathname } = useLocation()
  const signOut = useSignOut()
  const openPanel = useSetAtom(accountPanelAtom)
  const { firstname } = session.user
  function toItem(entry: ProfileEntry): MenuItem {
    if ('href' in entry) return { ...entry, isCurrent: pathname === entry.href }
    const onSelect = entry.name === 'logout' ? signOut : () => openPanel('institution')
    return { label: entry.label, onSelect }
  }
  return (
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
  )
}

/** The first letter as a reader sees it, with the signs that belong to it. */
function initialOf(name: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name.trim())
  return first?.segment.toLocaleUpperCase('en') ?? ''
}
