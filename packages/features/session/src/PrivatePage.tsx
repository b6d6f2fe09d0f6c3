import { StatusScreen, useIsBrowser } from '@edbazaar/feature-shell'
import { Button } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router-dom'
import { askToSignInAtom } from './account-panel'
import { messages } from './messages'
import { interruptedUserAtom } from './session-atoms'
import { may, useSession } from './use-session'

interface PrivatePageProps<Loaded> {
  /** What the page's `privateLoader` gave. */
  loaded: Loaded | null
  /** In place of the content until it is there; a visitor's page from the server is this. */
  skeleton: ReactNode
  /** Which permission the page needs, if any. */
  permission?: number
  children: (loaded: Loaded) => ReactNode
}

/**
 * A page whose loader is a `privateLoader`. Visitors are asked to sign in, and come back here. Where
 * a session ends under somebody's hands the page stays, with all that was typed.
 */
export function PrivatePage<Loaded>({
  loaded: newest,
  skeleton,
  permission,
  children,
}: PrivatePageProps<Loaded>) {
  const loaded = useKept(newest)
  const isBrowser = useIsBrowser()
  const session = useSession()
  const isInterrupted = useAtomValue(interruptedUserAtom) !== null
  useLoadWhenSignedIn(session?.token, loaded === null)
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (!isBrowser) return skeleton
  if (session !== null && !wasSignedIn) setWasSignedIn(true)
  const isStillThere = isInterrupted && loaded !== null
  if (session === null && !isStillThere) return <SignInFirst isAsked={!wasSignedIn} />
  if (session !== null && !may(session, permission)) return <StatusScreen status={403} />
  return loaded === null ? skeleton : children(loaded)
}

/** The last content that was loaded: what a session's end takes away stays in view. */
function useKept<Loaded>(loaded: Loaded | null): Loaded | null {
  const [kept, setKept] = useState(loaded)
  if (loaded !== null && loaded !== kept) setKept(loaded)
  return loaded ?? kept
}

function useLoadWhenSignedIn(token: string | undefined, isMissing: boolean) {
  const { revalidate, state } = useRevalidator()
  const isLoading = state === 'loading'
  useEffect(() => {
    if (token !== undefined && isMissing && !isLoading) void revalidate()
    // Once for each session: a page that can't be loaded says so itself.
  }, [token])
}

interface SignInFirstProps {
  /** Whether the modal opens by itself: not for those who have just signed out. */
  isAsked: boolean
}

function SignInFirst({ isAsked }: SignInFirstProps) {
  const { pathname, search } = useLocation()
  const askToSignIn = useSetAtom(askToSignInAtom)
  const target = pathname + search
  useEffect(() => {
    if (isAsked) askToSignIn(target)
  }, [isAsked, askToSignIn, target])
  return (
    <EmptyState
      level={1}
      title={messages.signInFirst}
      actions={
        <Button variant="main" onClick={() => askToSignIn(target)}>
          {messages.signIn}
        </Button>
      }
    >
      {messages.signInFirstText}
    </EmptyState>
  )
}
