import {
  askToSignInAtom,
  importWithRetry,
  isPlainClick,
  paths,
  useMessages,
  useSession,
} from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { UserIcon } from '@edbazaar/ui/Icon'
import { useSetAtom } from 'jotai'
import { lazy, type MouseEvent, Suspense } from 'react'
import * as styles from './account-control.css'
import { messages } from './messages'
import type { LoadPanels } from './UserPanels'

/** Loaded only for signed-in users, with everything that opens from it. */
const ProfileMenu = lazy(() => importWithRetry(() => import('./ProfileMenu')))

interface AccountControlProps {
  /** Loads the panels that other flows add to every page for signed-in users. */
  loadPanels?: LoadPanels
}

/** Header control: Sign In / Register for visitors, the Profile dropdown for users. */
export function AccountControl({ loadPanels }: AccountControlProps) {
  const session = useSession()
  return (
    <div className={styles.root}>
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

/** Without JavaScript it opens the page that emails a sign-in link. */
function SignInLink() {
  const t = useMessages(messages)
  const askToSignIn = useSetAtom(askToSignInAtom)
  function onClick(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    askToSignIn(null)
  }
  return (
    <ButtonLink
      href={paths.loginByLink}
      aria-label={t(messages.signInOrRegister)}
      className={styles.control}
      onClick={onClick}
    >
      <UserIcon />
      <span className={styles.label}>{t(messages.signInOrRegister)}</span>
    </ButtonLink>
  )
}
