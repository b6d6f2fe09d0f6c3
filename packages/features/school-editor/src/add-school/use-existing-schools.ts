import { answerOf } from '@edbazaar/api-client'
import { useSuggestions } from '@edbazaar/feature-editing'
import { apiAtom } from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import type { SchoolDraft } from './new-school'

const minNameLength = 4
const maxSchools = 3

/** Finds schools with a similar name, those near the place first. */
export function useExistingSchools({ name, place }: Pick<SchoolDraft, 'name' | 'place'>) {
  const api = useAtomValue(apiAtom)
  const near = place === null ? {} : { lat: place.lat, lng: place.long }
  const { suggestions, onQuery } = useSuggestions(async (key, signal) => {
    if (api === null || key.length < minNameLength) return []
    const query = { key: key.slice(0, 100), ...near }
    const found = await answerOf(
      api.GET('/schools/home-autocomplete', { params: { query }, signal }),
    )
    return found.filter((suggestion) => suggestion.type === 'School').slice(0, maxSchools)
  })
  return {
    schools: name.trim().length < minNameLength ? [] : suggestions,
    /** Call it with the name when the name or the place has changed. */
    find: onQuery,
  }
}
