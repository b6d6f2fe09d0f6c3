import type { Media } from '@edbazaar/api-client'
import { createDraftHook, isMedia } from '@edbazaar/feature-editing'
import { useEffect, useRef } from 'react'
import type { SchoolDraft } from './new-school'
import { randomSuffix } from './school-slug'

/** The form of a new school with its media, the cover first. */
interface NewSchoolDraft {
  form: SchoolDraft
  media: readonly Media[]
}

const empty: NewSchoolDraft = {
  form: { name: '', suffix: 0, type: '', email: '', number: '', place: null },
  media: [],
}

const useStoredDraft = createDraftHook('new-school', { empty, isDraft })

/** The signed-in user's draft of a new school, which survives a reload. */
export function useSchoolDraft() {
  const { draft, save, clear } = useStoredDraft()
  /** The newest draft, also between two renders: several uploads can end before a render. */
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  }, [draft])
  function saveChanges(changes: Partial<NewSchoolDraft>) {
    latest.current = { ...latest.current, ...changes }
    save(latest.current)
  }
  return {
    form: draft.form,
    media: draft.media,
    change: (changes: Partial<SchoolDraft>) => {
      const { form } = latest.current
      saveChanges({ form: { ...form, suffix: form.suffix || randomSuffix(), ...changes } })
    },
    changeMedia: (media: readonly Media[]) => saveChanges({ media }),
    clear,
  }
}

type UnknownObject = Partial<Record<string, unknown>>
const isObject = (stored: unknown): stored is UnknownObject =>
  typeof stored === 'object' && stored !== null
const isString = (stored: unknown) => typeof stored === 'string'
const isNumber = (stored: unknown) => typeof stored === 'number' && Number.isFinite(stored)

function isDraft(stored: unknown): stored is NewSchoolDraft {
  if (!isObject(stored) || !isObject(stored.form)) return false
  const { name, suffix, type, email, number, place } = stored.form
  const isType = type === '' || type === 'online' || type === 'offline'
  const isForm =
    [name, email, number].every(isString) && isNumber(suffix) && isType && isPlace(place)
  return isForm && Array.isArray(stored.media) && stored.media.every(isMedia)
}

function isPlace(stored: unknown): boolean {
  if (stored === null) return true
  if (!isObject(stored)) return false
  return (
    [stored.location, stored.place].every(isString) && [stored.lat, stored.long].every(isNumber)
  )
}
