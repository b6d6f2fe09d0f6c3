import { useAtomValue } from 'jotai'
import { useIsBrowser } from '../code/hydration'
import { type Session, sessionAtom } from './session-atoms'

/** The current session; null for a visitor and in a page's first render. */
export function useSession(): Session | null {
  const session = useAtomValue(sessionAtom)
  return useIsBrowser() ? session : null
}

/** Whether the user has a permission. True when none is required. */
export function may(session: Session | null, permission?: number): boolean {
  if (permission === undefined) return true
  return session?.user.permissions.includes(permission) ?? false
}
