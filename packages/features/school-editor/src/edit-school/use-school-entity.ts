import type { SchoolChange, SchoolEditor } from '@edbazaar/api-client'
import { type Refusal, useEditedEntity, type ValuesOf } from '@edbazaar/feature-editing'
import { refreshInstitutionsAtom } from '@edbazaar/feature-session'
import { apiAtom, showToastAtom } from '@edbazaar/feature-shell'
import { useSetAtom, useStore } from 'jotai'
import { readSchool } from '../school-calls/use-asked-school'
import { useSaveSchool } from '../school-calls/use-save-school'
import { messages } from './messages'

export type SchoolValues = ValuesOf<SchoolChange>

interface SchoolEntityOptions {
  id: number
  /** Null while it is on its way. */
  school: SchoolEditor | null
  /** Gets what a save brought along, such as the slug of a new name. */
  onNews: (news: Partial<SchoolEditor>) => void
}

/** A school whose fields save themselves. */
export function useSchoolEntity({ id, school, onNews }: SchoolEntityOptions) {
  const store = useStore()
  const save = useSaveSchool(id)
  const showToast = useSetAtom(showToastAtom)
  return useEditedEntity<SchoolValues>({
    kind: 'school',
    id,
    revision: school?.revision ?? 0,
    save: async (change) => {
      const saved = await save(change)
      if (saved.slug !== undefined) onNews({ slug: saved.slug })
      return saved
    },
    reload: () => readSchool(store.get(apiAtom), id),
    onSaved: (field) => {
      showToast({ message: messages.updated, type: 'success' })
      if (field === 'name') void store.set(refreshInstitutionsAtom)
    },
    onFailed: (field, refusal) => {
      const message = failureWords(field, refusal)
      if (message !== null) showToast({ message, type: 'error' })
    },
  })
}

/** Section 8: what is told of a field that could not be saved; under it stands the reason. */
function failureWords(field: keyof SchoolValues, { kind, words }: Refusal): string | null {
  // A session's end tells itself, and what somebody else wrote stands at the field.
  if (kind === 'sign-in' || kind === 'conflict') return null
  if (kind === 'wait') return words
  if (field === 'files') return messages.failedToUpdate
  return field === 'description' ? messages.failed : messages.unable
}
