import { clearOnSignOut, storedAtom } from '@edbazaar/feature-platform'
import { useSetFieldAtom } from '@edbazaar/feature-platform/set-field-atom'
import { useAtomValue } from 'jotai'
import { useState } from 'react'

interface ReplyDraft {
  text: string
  /** Sent with every attempt, so that a repeated one sends nothing twice. */
  requestKey: string
}

type Drafts = Readonly<Record<string, ReplyDraft>>

const isDraft = (stored: unknown) =>
  typeof stored === 'object' &&
  stored !== null &&
  'text' in stored &&
  typeof stored.text === 'string' &&
  'requestKey' in stored &&
  typeof stored.requestKey === 'string'

const draftsAtom = storedAtom<Drafts>('enquiry-replies', {
  initial: {},
  isValue: (stored): stored is Drafts =>
    typeof stored === 'object' && stored !== null && Object.values(stored).every(isDraft),
})
clearOnSignOut(draftsAtom)

/** The draft of a reply, kept on the device. */
export function useReplyDraft(enquiryId: string) {
  const drafts = useAtomValue(draftsAtom)
  const setDrafts = useSetFieldAtom(draftsAtom)
  const [empty] = useState<ReplyDraft>(() => ({ text: '', requestKey: crypto.randomUUID() }))
  return {
    draft: drafts[enquiryId] ?? empty,
    save: (draft: ReplyDraft) => setDrafts((all) => ({ ...all, [enquiryId]: draft })),
    clear: () => setDrafts(({ [enquiryId]: _, ...others }) => others),
  }
}
