import { clearOnSignOut, storedAtom } from '@edbazaar/feature-platform'
import { useAtom } from 'jotai'
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
  const [drafts, setDrafts] = useAtom(draftsAtom)
  const [empty] = useState<ReplyDraft>(() => ({ text: '', requestKey: crypto.randomUUID() }))
  const others = () => Object.entries(drafts).filter(([id]) => id !== enquiryId)
  return {
    draft: drafts[enquiryId] ?? empty,
    save: (draft: ReplyDraft) => setDrafts(Object.fromEntries([...others(), [enquiryId, draft]])),
    clear: () => setDrafts(Object.fromEntries(others())),
  }
}
