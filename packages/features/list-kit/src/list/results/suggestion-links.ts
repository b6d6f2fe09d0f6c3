import type { Translate } from '@edbazaar/feature-platform'
import { filterLabel } from '../active-filters'
import type { ListDefinition, ListResult, ListStateBase } from '../list-definition'
import type { FilterSuggestion } from './filter-suggestions'
import { emptyListMessages as messages } from './messages'

interface SuggestionsOfList<State extends ListStateBase, Result extends ListResult> {
  definition: ListDefinition<State, Result>
  facets: Result['facets']
  state: State
  suggestions: readonly FilterSuggestion[]
}

/** A suggestion as text and link. */
export interface SuggestionLink {
  sentence: string
  label: string
  path: string
}

/** The suggestions for an empty list, the most useful first. */
export function suggestionLinks<State extends ListStateBase, Result extends ListResult>(
  { definition, facets, state, suggestions }: SuggestionsOfList<State, Result>,
  t: Translate,
): SuggestionLink[] {
  const filters = definition.activeFilters(state, facets)
  return suggestions.flatMap((suggestion): SuggestionLink[] => {
    const { total } = suggestion
    if (suggestion.kind === 'radius') {
      const { radius } = suggestion
      const path = definition.url.pathOf({ ...state, radius, page: 1 })
      return [
        {
          sentence: t(messages.moreWithin(total, radius)),
          label: t(messages.widenRadius(radius)),
          path,
        },
      ]
    }
    const filter = filters.find(({ key }) => key === suggestion.key)
    if (filter === undefined) return []
    const { without } = filter
    const label = filterLabel(filter, t)
    const sentence = t(messages.withoutFilter(total, label))
    return [
      { sentence, label: t(messages.removeFilter(label)), path: definition.url.pathOf(without) },
    ]
  })
}
