import type { Media } from '@edbazaar/api-client'
import { isMedia, keptDraft } from '@edbazaar/feature-editing'
import { useEffect, useRef } from 'react'
import type { SchoolDraft } from './new-school'
import { randomSuffix } from './school-slug'

/** A school that somebody is about to list, with its images, the cover first. */
interface NewSchoolDraft {
  form: SchoolDraft
  media: readonly Media[]
}

const empty: NewSchoolDraft = {
  form: { name: '', suffix: 0, type: '', email: '', number: '', place: null },
  media: [],
}

const useKeptDraft = keptDraft('new-school', { empty, isDraft })

/** The draft of whoever is signed in: it survives a reload. */
export function useSchoolDraft() {
  const { draft, keep, clear } = useKeptDraft()
  /** Files arrive between two renders. */
  const newest = useRef(draft)
  useEffect(() => {
    newest.current = draft
  }, [draft])
  function keepNow(news: Partial<NewSchoolDraft>) {
    newest.current = { ...newest.current, ...news }
    keep(newest.current)
  }
  return {
    form: draft.form,
    media: draft.media,
    change: (news: Partial<SchoolDraft>) => {
      const { form } = newest.current
      keepNow({ form: { ...form, suffix: form.suffix || randomSuffix(), ...news } })
    },
    changeMedia: (media: readonly Media[]) => keepNow({ media }),
    clear,
  }
}

type Unknown = Partial<Record<string, unknown>>
const isThing = (stored: unknown): stored is Unknown =>
  typeof stored === 'object' && stored !== null
const isText = (stored: unknown) => typeof stored === 'string'
const isNumber = (stored: unknown) => typeof stored === 'number' && Number.isFinite(stored)

function isDraft(stored: unknown): stored is NewSchoolDraft {
  if (!isThing(stored) || !isThing(stored.form)) return false
  const { name, suffix, type, email, number, place } = stored.form
  const isType = type === '' || type === 'online' || type === 'offline'
  const isForm = [name, email, number].every(isText) && isNumber(suffix) && isType && isPlace(place)
  return isForm && Array.isArray(stored.media) && stored.media.every(isMedia)
}

function isPlace(stored: unknown): boolean {
  if (stored === null) return true
  if (!isThing(stored)) return false
  return [stored.location, stored.place].every(isText) && [stored.lat, stored.long].every(isNumber)
}
