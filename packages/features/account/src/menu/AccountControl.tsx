import { askToSignInAtom, useSession } from '@edbazaar/feature-session'
import { paths } from '@edbazaar/feature-shell'
import { ButtonLink } from '@edbazaar/ui/Button'
import { UserIcon } from '@edbazaar/ui/Icon'
import { useSetAtom } from 'jotai'
import { lazy, type MouseEvent, Suspense } from 'react'
import * as styles from './account-control.css'
import { messages } from './messages'
import type { LoadPanels } from './UserPanels'

/** Visitors never pay for it, nor for what opens from it. */
const ProfileMenu = lazy(() => import('./ProfileMenu'))

interface AccountControlProps {
  /** Brings what other flows keep ready on every page for those who are signed in. */
  loadPanels?: LoadPanels
}

/** At the end of the masthead: Sign In / Register, or what belongs to whoever is signed in. */
export function AccountControl({ loadPanels }: AccountControlProps) {
  const session = useSession()
  return (
    <div className={styles.place}>
      {session ? (
        <Suspense>
          <ProfileMenu session={session} loadPanels={loadPanels} />
        </Suspense>
      ) : (
        <SignInLink />
      )}
    </div>
  )
}

/** Without scripts it leads to the page that mails a link to sign in. */
function SignInLink() {
  const askToSignIn = useSetAtom(askToSignInAtom)
  function onClick(event: MouseEvent) {
    event.preventDefault()
    askToSignIn(null)
  }
  return (
    <ButtonLink
      href={paths.loginByLink}
      aria-label={messages.signInOrRegister}
      className={styles.control}
      onClick={onClick}
    >
      <UserIcon />
      <span className={styles.words}>{messages.signInOrRegister}</span>
    </ButtonLink>
  )
}
