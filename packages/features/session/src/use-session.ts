import { useIsBrowser } from '@edbazaar/feature-shell'
import { useAtomValue } from 'jotai'
import { type Session, sessionAtom } from './session-atoms'

/** Who is signed in; null for a visitor, and in a page's first render. */
export function useSession(): Session | null {
  const session = useAtomValue(sessionAtom)
  return useIsBrowser() ? session : null
}

/** Whether somebody may: true where nothing is asked, else the permission must be theirs. */
export function may(session: Session | null, permission?: number): boolean {
  if (permission === undefined) return true
  return session?.user.permissions.includes(permission) ?? false
}
