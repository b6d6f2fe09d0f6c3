import {
  clearOnSignOut,
  interruptedUserAtom,
  storedAtom,
  useSession,
} from '@edbazaar/feature-platform'
import { atom, useAtom } from 'jotai'
import { RESET } from 'jotai/utils'
import { useState } from 'react'

interface StoredDraft<Draft> {
  user: number
  /** Id of the parent the new entity is added to; 0 if it has no parent. */
  of: number
  draft: Draft
}

interface DraftHookOptions<Draft> {
  empty: Draft
  /** Validates a stored draft, which may come from an older version of the app. */
  isDraft: (stored: unknown) => stored is Draft
}

/**
 * Creates a hook for a form draft that is stored in local storage. The draft survives a reload and an
 * expired session; signing out deletes it. Only the newest draft is stored.
 */
export function createDraftHook<Draft>(key: string, { empty, isDraft }: DraftHookOptions<Draft>) {
  const isStoredDraft = (stored: unknown): stored is StoredDraft<Draft> | null =>
    stored === null ||
    (typeof stored === 'object' &&
      'user' in stored &&
      'of' in stored &&
      'draft' in stored &&
      Number.isSafeInteger(stored.user) &&
      Number.isSafeInteger(stored.of) &&
      isDraft(stored.draft))
  const localStorageAtom = storedAtom<StoredDraft<Draft> | null>(key, {
    initial: null,
    isValue: isStoredDraft,
  })
  const draftAtom = atom(
    (get) => get(localStorageAtom),
    (get, set, next: StoredDraft<Draft> | typeof RESET) => {
      const isInterrupted = get(interruptedUserAtom) !== null
      if (next !== RESET || !isInterrupted) set(localStorageAtom, next)
    },
  )
  clearOnSignOut(draftAtom)

  /** The signed-in user's draft for this parent. */
  return function useDraft(parentId = 0) {
    const session = useSession()
    /** Keeps the user while an expired session is being renewed. */
    const [user, setUser] = useState(session?.user.id ?? 0)
    if (session !== null && session.user.id !== user) setUser(session.user.id)
    const [stored, setStored] = useAtom(draftAtom)
    return {
      draft: stored?.user === user && stored.of === parentId ? stored.draft : empty,
      save: (draft: Draft) => setStored({ user, of: parentId, draft }),
      clear: () => setStored(RESET),
    }
  }
}
