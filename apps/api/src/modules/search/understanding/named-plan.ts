import { isAbbreviation } from '../../platform/text/abbreviations.ts'
import { dictionary } from './dictionary/dictionary.ts'
import { whereOfPlace } from './named-near.ts'
import type { Plan } from './plan/plan.ts'
import type { PlaceRead, Reading } from './reading/reading.ts'

/** A plan with a name and a place. */
export type NamedPlan = Plan & { readonly place: PlaceRead }

/** A common name of schools and a place, such as kv indiranagar. */
export interface NamedSuggestion {
  readonly plan: NamedPlan
  readonly reading: Reading
}

/** The name and the place of a query; null if it has only one of them. */
export function namedPlanOf(reading: Reading, plan: Plan | null): NamedPlan | null {
  const place = plan?.place ?? reading.possible?.place
  const name = plan?.place ? plan.name : reading.possible?.name
  return place && name ? { ...(plan ?? emptyPlan), where: whereOfPlace(place), name, place } : null
}

const isCommonWord = new Set(dictionary.commonWords)

/** A name of common words with a place. Rarer words are looked up with all others. */
export function commonNameIn({
  reading,
  plan,
}: {
  reading: Reading
  plan: Plan | null
}): NamedSuggestion | null {
  const named = namedPlanOf(reading, plan)
  const isCommon = named?.name
    .split(' ')
    .every(
      (word) => isCommonWord.has(word) || dictionary.spellings.has(word) || isAbbreviation(word),
    )
  return named && isCommon ? { plan: named, reading } : null
}

const emptyPlan: Plan = {
  list: 'schools',
  productKind: null,
  parts: [],
  where: null,
  place: null,
  name: '',
  ignored: [],
}
