import { storedAtom } from '@edbazaar/feature-platform'
import { atom, useAtomValue } from 'jotai'
import type { CallOutcome } from '../enquiry-types'

export const composerKinds = ['email', 'whatsapp', 'note', 'call'] as const
export type ComposerKind = (typeof composerKinds)[number]

/** What was typed into the composer of an enquiry and not sent yet. */
export interface Draft {
  kind: ComposerKind
  texts: Readonly<Record<ComposerKind, string>>
  outcome: CallOutcome
  channel: 'phone' | 'whatsapp'
  /** Names one act: a repeated request with the same key sends nothing twice. */
  requestKey: string
}

/** Texts that are kept on the device, by the id of the enquiry. */
type StoredTexts = Readonly<Record<string, Readonly<Partial<Record<ComposerKind, string>>>>>

const textsAtom = storedAtom<StoredTexts>('desk-drafts', {
  initial: {},
  isValue: isStoredTexts,
})

/** What needs no keeping beyond the page. */
const choicesAtom = atom<Readonly<Record<string, Partial<Omit<Draft, 'texts'>>>>>({})

const noTexts = { email: '', whatsapp: '', note: '', call: '' }

/** The draft of an enquiry. */
export function useDraft(id: string): Omit<Draft, 'requestKey'> & { requestKey?: string } {
  const texts = { ...noTexts, ...useAtomValue(textsAtom)[id] }
  const choices = useAtomValue(choicesAtom)[id]
  return { kind: 'email', outcome: 'reached', channel: 'phone', ...choices, texts }
}

/** Changes the draft of an enquiry. */
export const setDraftAtom = atom(
  null,
  (get, set, id: string, { texts, ...choices }: Partial<Draft>) => {
    set(choicesAtom, { ...get(choicesAtom), [id]: { ...get(choicesAtom)[id], ...choices } })
    if (texts === undefined) return
    const { [id]: _, ...others } = get(textsAtom)
    const isEmpty = composerKinds.every((kind) => texts[kind] === '')
    set(textsAtom, isEmpty ? others : { ...others, [id]: texts })
  },
)

function isStoredTexts(stored: unknown): stored is StoredTexts {
  if (typeof stored !== 'object' || stored === null) return false
  return Object.values(stored).every((texts: unknown) => {
    if (typeof texts !== 'object' || texts === null) return false
    const values: Partial<Record<string, unknown>> = { ...texts }
    return composerKinds.every((kind) => ['string', 'undefined'].includes(typeof values[kind]))
  })
}
