import { storedAtom } from '@edbazaar/feature-platform'
import { atom, useAtomValue } from 'jotai'
import type { CallOutcome } from '../enquiry-types'

export const composerKinds = ['email', 'whatsapp', 'note', 'call'] as const
export type ComposerKind = (typeof composerKinds)[number]

/** The unsent texts and choices in the composer of an enquiry. */
export interface Draft {
  kind: ComposerKind
  texts: Readonly<Record<ComposerKind, string>>
  outcome: CallOutcome
  channel: 'phone' | 'whatsapp'
  /** Names one act: a repeated request with the same key sends nothing twice. */
  requestKey: string
}

/** Changes to a draft; of its texts, only those that change. */
export interface DraftChanges extends Partial<Omit<Draft, 'texts'>> {
  texts?: Partial<Draft['texts']>
}

/** Texts that are kept on the device, by the id of the enquiry. */
type StoredTexts = Readonly<Record<string, Readonly<Partial<Record<ComposerKind, string>>>>>

const textsAtom = storedAtom<StoredTexts>('desk-drafts', {
  initial: {},
  isValue: isStoredTexts,
})

/** Lost when the page closes. */
const choicesAtom = atom<Readonly<Record<string, Partial<Omit<Draft, 'texts'>>>>>({})

const noTexts = { email: '', whatsapp: '', note: '', call: '' }

/** The draft of an enquiry. */
export function useDraft(id: string): Omit<Draft, 'requestKey'> & { requestKey?: string } {
  const texts = { ...noTexts, ...useAtomValue(textsAtom)[id] }
  const choices = useAtomValue(choicesAtom)[id]
  return { kind: 'email', outcome: 'reached', channel: 'phone', ...choices, texts }
}

/** Changes the draft of an enquiry. Texts of other kinds stay as they are. */
export const setDraftAtom = atom(null, (get, set, id: string, changes: DraftChanges) => {
  const { texts, ...choices } = changes
  set(choicesAtom, { ...get(choicesAtom), [id]: { ...get(choicesAtom)[id], ...choices } })
  if (texts === undefined) return
  const { [id]: before, ...others } = get(textsAtom)
  const next = { ...noTexts, ...before, ...texts }
  const isEmpty = composerKinds.every((kind) => next[kind] === '')
  set(textsAtom, isEmpty ? others : { ...others, [id]: next })
})

/** Clears a text that was sent, unless it has changed since. */
export const clearSentTextAtom = atom(
  null,
  (get, set, id: string, kind: ComposerKind, sent: string) => {
    const texts = get(textsAtom)[id]?.[kind] === sent ? { [kind]: '' } : {}
    set(setDraftAtom, id, { texts, requestKey: crypto.randomUUID() })
  },
)

/** Puts the text of a cancelled email back, above what has been typed meanwhile. */
export const restoreEmailAtom = atom(null, (get, set, id: string, cancelled: string) => {
  const typed = get(textsAtom)[id]?.email ?? ''
  const email = typed.trim() === '' ? cancelled : `${cancelled}\n\n${typed}`
  set(setDraftAtom, id, { kind: 'email', texts: { email }, requestKey: crypto.randomUUID() })
})

function isStoredTexts(stored: unknown): stored is StoredTexts {
  if (typeof stored !== 'object' || stored === null) return false
  return Object.values(stored).every((texts: unknown) => {
    if (typeof texts !== 'object' || texts === null) return false
    const values: Partial<Record<string, unknown>> = { ...texts }
    return composerKinds.every((kind) => ['string', 'undefined'].includes(typeof values[kind]))
  })
}
