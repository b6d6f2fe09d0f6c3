import type { BookingKind } from '@edbazaar/api-client'
import type { PermissionDraft } from '@edbazaar/feature-catalogue-ui/permission'
import { useSession } from '@edbazaar/feature-platform'
import { atom, useAtom } from 'jotai'

/** The choices of a family so far. */
export interface BookChoice {
  kind: BookingKind
  session: number | null
  children: readonly number[]
  /** Whether fewer seats are enough. */
  anyOf: boolean
}

/** The initial choice. */
export const firstChoice: BookChoice = { kind: 'term', session: null, children: [], anyOf: false }

/** The typed values in the form of a booking. */
interface DetailsDraft extends PermissionDraft {
  note: string
  isParent: boolean
}

/** The choices and typed values of a user for a batch, until it is booked. */
export type BookingDraft = BookChoice & DetailsDraft

const draftsAtom = atom<Readonly<Record<string, BookingDraft>>>({})

/** The draft of the user for a batch. It survives the end of a hold, while the tab is open. */
export function useDraft(batchId: number) {
  const userId = useSession()?.user.id
  const key = `${userId}/${batchId}`
  const [drafts, setDrafts] = useAtom(draftsAtom)
  return {
    draft: drafts[key],
    save: (draft: BookingDraft) => setDrafts((all) => ({ ...all, [key]: draft })),
    clear: () => setDrafts(({ [key]: _, ...others }) => others),
  }
}
