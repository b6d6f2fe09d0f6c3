import {
  askToSignInAtom,
  isPlainClick,
  paths,
  sessionAtom,
  useMessages,
} from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { SchoolIcon, ShapesIcon } from '@edbazaar/ui/Icon'
import { useStore } from 'jotai'
import type { MouseEvent } from 'react'
import * as styles from './home.css'
import { messages } from './messages'

const links = [
  { href: paths.mySchools, label: messages.listSchool, Icon: SchoolIcon },
  { href: paths.myStores, label: messages.listService, Icon: ShapesIcon },
]

/** Links for providers. Visitors sign in first and continue there afterwards. */
export function ProviderLinks() {
  const t = useMessages(messages)
  const store = useStore()
  function onClick(event: MouseEvent, href: string) {
    if (store.get(sessionAtom) !== null || !isPlainClick(event)) return
    event.preventDefault()
    store.set(askToSignInAtom, href)
  }
  return (
    <div className={styles.providerLinks}>
      {links.map(({ href, label, Icon }) => (
        <ButtonLink
          key={href}
          href={href}
          className={styles.providerLink}
          onClick={(event) => onClick(event, href)}
        >
          <Icon />
          {t(label)}
        </ButtonLink>
      ))}
    </div>
  )
}
