import {
  askToSignInAtom,
  interruptedUserAtom,
  may,
  useIsBrowser,
  useMessages,
  useSession,
} from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router-dom'
import { StatusScreen } from '../StatusScreen'
import { messages } from './messages'

interface PrivatePageProps<Loaded> {
  /** Data from the page's `privateLoader`. */
  loaded: Loaded | null
  /** Shown until the content is loaded. The server renders it for every request. */
  skeleton: ReactNode
  /** The users who may see the page. @default 'signed-in' */
  access?: 'signed-in' | 'admin'
  /** The permission that the page requires, if any. */
  permission?: number
  children: (loaded: Loaded) => ReactNode
}

/**
 * A page whose loader is a `privateLoader`. Visitors are asked to sign in and then return here. When a
 * session expires while the page is in use, the page stays with everything that was typed.
 */
export function PrivatePage<Loaded>({
  loaded: newest,
  skeleton,
  access = 'signed-in',
  permission,
  children,
}: PrivatePageProps<Loaded>) {
  const loaded = useLastLoaded(newest)
  const isBrowser = useIsBrowser()
  const session = useSession()
  const isInterrupted = useAtomValue(interruptedUserAtom) !== null
  useLoadWhenSignedIn(session?.token, loaded === null)
  useModalWhenInterrupted(isInterrupted && session === null && loaded !== null)
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (!isBrowser) return skeleton
  if (session !== null && !wasSignedIn) setWasSignedIn(true)
  const isContentKept = isInterrupted && loaded !== null
  if (session === null && !isContentKept)
    return <SignInRequest opensModal={!wasSignedIn || isInterrupted} />
  const isAllowed = may(session, permission) && (access !== 'admin' || session?.user.is_admin)
  if (session !== null && !isAllowed) return <StatusScreen status={403} />
  return loaded === null ? skeleton : children(loaded)
}

/** The last loaded content: it stays visible when the session expires. */
function useLastLoaded<Loaded>(loaded: Loaded | null): Loaded | null {
  const [lastLoaded, setLastLoaded] = useState(loaded)
  if (loaded !== null && loaded !== lastLoaded) setLastLoaded(loaded)
  return loaded ?? lastLoaded
}

function useLoadWhenSignedIn(token: string | undefined, isMissing: boolean) {
  const { revalidate, state } = useRevalidator()
  const isLoading = state === 'loading'
  useEffect(() => {
    if (token !== undefined && isMissing && !isLoading) void revalidate()
    // Once per session: a page that cannot be loaded shows its own error.
  }, [token])
}

/** Opens the sign-in modal over content whose session has expired. */
function useModalWhenInterrupted(isContentWithoutSession: boolean) {
  const askToSignIn = useSetAtom(askToSignInAtom)
  useEffect(() => {
    if (isContentWithoutSession) askToSignIn(null)
  }, [isContentWithoutSession, askToSignIn])
}

interface SignInRequestProps {
  /** Whether the modal opens automatically: not for users who have just signed out. */
  opensModal: boolean
}

function SignInRequest({ opensModal }: SignInRequestProps) {
  const t = useMessages(messages)

  const { pathname, search } = useLocation()
  const askToSignIn = useSetAtom(askToSignInAtom)
  const target = pathname + search
  useEffect(() => {
    if (opensModal) askToSignIn(target)
  }, [opensModal, askToSignIn, target])
  return (
    <EmptyState
      level={1}
      title={t(messages.signInFirst)}
      actions={
        <Button variant="main" onClick={() => askToSignIn(target)}>
          {t(messages.signIn)}
        </Button>
      }
    >
      {t(messages.signInFirstText)}
    </EmptyState>
  )
}
