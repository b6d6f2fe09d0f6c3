import { dictionary } from './dictionary/dictionary.ts'
import type { QueryPlace } from './places/known-places.ts'
import type { Reading } from './reading/reading.ts'

/** Letters of the shortest beginning of a place that completes a query. */
export const minCompletion = 2

/**
 * The words that can be the beginning of a place: those without a meaning, those that were read as a
 * misspelt place, or a last particle of two letters, such as the Hindi ko, with which Kochi begins.
 */
export function placeStart({ words, name, place, isNearMe }: Reading): string {
  if (name !== '') return name
  if (isNearMe) return ''
  if (place !== null) return place.isCorrected ? place.phrase : ''
  const last = words.at(-1) ?? ''
  const meanings = dictionary.phrases.get(last) ?? []
  const isParticle =
    meanings.length > 0 && meanings.every(({ type }) => type === 'after' || type === 'filler')
  return isParticle && last.length === minCompletion ? last : ''
}

/** A town and its district have the same name; so do a town and a post office in it. */
export function withoutNamesakes(places: readonly QueryPlace[]): QueryPlace[] {
  const seen = new Set<string>()
  return places.filter(({ norm, state }) => {
    const key = `${norm}/${state}`
    return seen.has(key) ? false : seen.add(key)
  })
}
