import { clearOnSignOut, interruptedUserAtom, useSession } from '@edbazaar/feature-session'
import { storedAtom } from '@edbazaar/feature-shell'
import { atom, useAtom } from 'jotai'
import { RESET } from 'jotai/utils'
import { useState } from 'react'

/** What somebody is about to add, and to what. */
interface KeptDraft<Draft> {
  user: number
  /** The id of what it is added to; 0 where it stands alone. */
  of: number
  draft: Draft
}

interface KeptDraftOptions<Draft> {
  empty: Draft
  /** Whether what was stored is still understood. */
  isDraft: (stored: unknown) => stored is Draft
}

/**
 * Makes the hook of a form whose draft is kept in this browser: it survives a reload and a session
 * that ended by itself; signing out forgets it. One draft is kept, the newest.
 */
export function keptDraft<Draft>(key: string, { empty, isDraft }: KeptDraftOptions<Draft>) {
  const isKept = (stored: unknown): stored is KeptDraft<Draft> | null =>
    stored === null ||
    (typeof stored === 'object' &&
      'user' in stored &&
      'of' in stored &&
      'draft' in stored &&
      Number.isSafeInteger(stored.user) &&
      Number.isSafeInteger(stored.of) &&
      isDraft(stored.draft))
  const storedDraftAtom = storedAtom<KeptDraft<Draft> | null>(key, {
    initial: null,
    isValue: isKept,
  })
  const keptAtom = atom(
    (get) => get(storedDraftAtom),
    (get, set, next: KeptDraft<Draft> | typeof RESET) => {
      const isInterrupted = get(interruptedUserAtom) !== null
      if (next !== RESET || !isInterrupted) set(storedDraftAtom, next)
    },
  )
  clearOnSignOut(keptAtom)

  /** The draft of whoever is signed in, for what has this id. */
  return function useDraft(of = 0) {
    const session = useSession()
    /** Whose it is stays so while a session's end interrupts it. */
    const [user, setUser] = useState(session?.user.id ?? 0)
    if (session !== null && session.user.id !== user) setUser(session.user.id)
    const [kept, setKept] = useAtom(keptAtom)
    return {
      draft: kept?.user === user && kept.of === of ? kept.draft : empty,
      keep: (draft: Draft) => setKept({ user, of, draft }),
      /** Begins anew. */
      clear: () => setKept(RESET),
    }
  }
}
