import type { FilterCatalogue } from '../../../catalogue/filters/filters.service.ts'
import { dictionary } from '../dictionary/dictionary.ts'
import type { ValueRead } from '../reading/reading.ts'
import type { PlanPart, ValuePartType } from './plan.ts'

/** A section with filters. */
export type Section = Parameters<FilterCatalogue['filtersOf']>[0]

/** The ids of a value in the filters of the sections. */
export function valueIds(
  { options }: ValueRead,
  sections: readonly Section[],
  catalogue: FilterCatalogue,
): { id: number; filter: string; name: string }[] {
  return sections.flatMap((section) =>
    catalogue
      .filtersOf(section)
      .flatMap(({ name: filter, values }) =>
        values.flatMap(({ id, name }) =>
          options.some((option) => option.filter === filter && option.value === name)
            ? [{ id, filter, name }]
            : [],
        ),
      ),
  )
}

/** When a word is a value of several filters, the first of these is meant. */
const preferred = ['Board', 'Type', 'Languages', 'Subjects', 'Activities', 'Infrastructure']

/** The part for a value of a query; null if the sections have no filter for it. */
export function valuePart(
  value: ValueRead,
  sections: readonly Section[],
  catalogue: FilterCatalogue,
): PlanPart | null {
  const found = valueIds(value, sections, catalogue)
  const rank = ({ filter }: { filter: string }) =>
    preferred.includes(filter) ? preferred.indexOf(filter) : preferred.length
  const [best] = [...found].sort((a, b) => rank(a) - rank(b))
  if (!best) return null
  const nameWords = dictionary.nameWords.filters.get(best.name)
  const oppositeWords = dictionary.nameWords.opposites.get(best.name)
  return {
    type: partTypes[best.filter] ?? 'subject',
    value: best.name,
    phrase: value.phrase,
    filterIds: found.filter(({ filter }) => filter === best.filter).map(({ id }) => id),
    isFilter: true,
    ...(nameWords && { nameWords }),
    ...(oppositeWords && { oppositeWords }),
  }
}

/** The subject of a job, which the list of jobs filters by name; null for other values. */
export function jobSubjectPart({ options, phrase }: ValueRead): PlanPart | null {
  const subject = options.find(({ filter }) => filter === 'Subjects')
  return subject ? { type: 'subject', value: subject.value, phrase, isFilter: true } : null
}

const partTypes: Readonly<Record<string, ValuePartType>> = {
  Board: 'board',
  Type: 'type',
  Languages: 'language',
  Infrastructure: 'facility',
  'Extracurricular Activities': 'facility',
  'Mode of Training': 'type',
}
