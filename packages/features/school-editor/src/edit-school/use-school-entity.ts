import type { SchoolChange, SchoolEditor } from '@edbazaar/api-client'
import {
  captionedFiles,
  type ReportedFailure,
  reloadReviewAtom,
  useEditedEntity,
  useReloadAfterClose,
  type ValuesOf,
} from '@edbazaar/feature-editing'
import {
  apiAtom,
  refreshInstitutionsAtom,
  showToastAtom,
  type Translate,
  useMessages,
} from '@edbazaar/feature-platform'
import { useSetAtom, useStore } from 'jotai'
import { useRevalidator } from 'react-router-dom'
import { fetchSchool } from '../school-api/use-loaded-school'
import { useSaveSchool } from '../school-api/use-save-school'
import { messages } from './messages'

export type SchoolValues = ValuesOf<SchoolChange>

interface SchoolEntityOptions {
  id: number
  /** Null while it is loading. */
  school: SchoolEditor | null
  /** Receives values that a save changed on the server, such as the slug after a new name. */
  onUpdate: (changes: Partial<SchoolEditor>) => void
}

/** A school with auto-saving fields. */
export function useSchoolEntity({ id, school, onUpdate }: SchoolEntityOptions) {
  const t = useMessages(messages)
  const store = useStore()
  const save = useSaveSchool(id)
  const showToast = useSetAtom(showToastAtom)
  const { revalidate } = useRevalidator()
  /** The list behind the panel shows values that only the API knows, such as the completeness. */
  const onChanged = useReloadAfterClose(() => void revalidate())
  return useEditedEntity<SchoolValues>({
    kind: 'school',
    id,
    revision: school?.revision ?? 0,
    save: async (change) => {
      const saved = await save(change)
      if (saved.slug !== undefined) onUpdate({ slug: saved.slug })
      if (saved.is_held) void store.set(reloadReviewAtom)
      return saved
    },
    reload: async () => {
      const { media, ...reloaded } = await fetchSchool(store.get(apiAtom), id)
      return { ...reloaded, files: captionedFiles(media) }
    },
    onSaved: (field) => {
      onChanged()
      showToast({ message: t(messages.updated), type: 'success' })
      if (field === 'name') void store.set(refreshInstitutionsAtom)
    },
    onFailed: (field, failure) => {
      const message = failureMessage(field, failure, t)
      if (message !== null) showToast({ message, type: 'error' })
    },
  })
}

/** The toast after a failed save (specification, section 8). The field shows the reason. */
function failureMessage(
  field: keyof SchoolValues,
  { kind, message }: ReportedFailure,
  t: Translate,
): string | null {
  // The session feature reports an expired session, and the field shows a conflict.
  if (kind === 'sign-in' || kind === 'conflict') return null
  if (field === 'files') return t(messages.failedToUpdate)
  if (field === 'description') return t(messages.failed)
  return kind === 'temporary' ? message : t(messages.unable)
}
