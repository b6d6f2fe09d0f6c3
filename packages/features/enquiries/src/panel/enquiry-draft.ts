import type { EnquiryForm, VisitWish } from '@edbazaar/api-client'
import { newPermission, type PermissionDraft } from '@edbazaar/feature-catalogue-ui/permission'
import { clearOnSignOut, storedAtom } from '@edbazaar/feature-platform'
import type { EnquiryRecipient } from '@edbazaar/feature-platform/enquiry-panel'
import { useAtom } from 'jotai'

/** The values of the enquiry form. */
export interface EnquiryDraft extends PermissionDraft {
  /** The id of a child of the profile; '' for another one. */
  child: string
  childName: string
  classSought: string
  wantedFrom: string
  name: string
  email: string
  phone: string
  message: string
  wantsVisit: boolean
  visitWish: '' | VisitWish
  /** The id of a visit time; '' for none. */
  visitSlot: string
  declared: '' | 'parent' | 'adult' | 'minor'
  website: string
  /** Sent with every attempt, so that a repeated one sends nothing twice. */
  requestKey: string
}

/** The newest drafts, by their recipients. */
type Drafts = Readonly<Record<string, EnquiryDraft>>

const maxDrafts = 5

const isDrafts = (stored: unknown): stored is Drafts =>
  typeof stored === 'object' && stored !== null && Object.values(stored).every(isDraft)

function isDraft(stored: unknown): stored is EnquiryDraft {
  if (typeof stored !== 'object' || stored === null) return false
  const draft: Partial<Record<string, unknown>> = { ...stored }
  const texts = [
    'child',
    'childName',
    'classSought',
    'wantedFrom',
    'name',
    'email',
    'phone',
    'message',
    'visitWish',
    'visitSlot',
    'declared',
    'website',
    'until',
    'untilDate',
    'requestKey',
  ]
  return (
    texts.every((key) => typeof draft[key] === 'string') &&
    typeof draft.wantsVisit === 'boolean' &&
    Array.isArray(draft.channels) &&
    isTimes(draft.times)
  )
}

const isTimes = (stored: unknown): boolean =>
  typeof stored === 'object' &&
  stored !== null &&
  'days' in stored &&
  Array.isArray(stored.days) &&
  'from' in stored &&
  typeof stored.from === 'number' &&
  'to' in stored &&
  typeof stored.to === 'number'

const draftsAtom = storedAtom<Drafts>('enquiry-drafts', { initial: {}, isValue: isDrafts })
clearOnSignOut(draftsAtom)

/** The draft of an enquiry to these recipients, kept on the device. */
export function useEnquiryDraft(recipients: readonly EnquiryRecipient[]) {
  const [drafts, setDrafts] = useAtom(draftsAtom)
  const key = recipients
    .map(({ kind, id, batch }) => [kind, id, batch?.id].filter(Boolean).join('-'))
    .join(' ')
  // A general enquiry has no recipient, and the key ''.
  const others = () => Object.entries(drafts).filter(([other]) => other !== key)
  return {
    draft: drafts[key],
    save: (draft: EnquiryDraft) =>
      setDrafts(Object.fromEntries([...others().slice(1 - maxDrafts), [key, draft]])),
    clear: () => setDrafts(Object.fromEntries(others())),
  }
}

/** A form that has not been filled in, with what is known of the user. */
export function emptyDraft({ me, hours, years }: EnquiryForm): EnquiryDraft {
  const [child] = me?.children ?? []
  return {
    child: child === undefined ? '' : String(child.id),
    childName: '',
    classSought: '',
    wantedFrom: years[0] ?? '',
    name: me?.name ?? '',
    email: me?.email ?? '',
    phone: me?.phone ?? '',
    message: '',
    wantsVisit: false,
    visitWish: '',
    visitSlot: '',
    declared: '',
    website: '',
    requestKey: crypto.randomUUID(),
    ...newPermission(hours),
  }
}
