import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import type { FilterSuggestion } from './filter-suggestions'
import {
  type ListDefinition,
  type ListResult,
  type ListStateBase,
  withoutPlace,
} from './list-definition'
import { messages } from './messages'

interface EmptyListProps<State extends ListStateBase, Result extends ListResult> {
  definition: ListDefinition<State, Result>
  list: Result
  state: State
  suggestions: readonly FilterSuggestion[]
}

/** A suggestion as text and link. */
interface SuggestionLink {
  sentence: string
  label: string
  path: string
}

/** Shown when nothing matches: the most useful suggestions first, "Clear all" last. */
export function EmptyList<State extends ListStateBase, Result extends ListResult>(
  props: EmptyListProps<State, Result>,
) {
  const { definition, list, state } = props
  if (list.total > 0) return <PastTheEnd path={definition.path({ ...state, page: 1 })} />
  const links = suggestionLinks(props).slice(0, 2)
  const filters = definition.activeFilters(state, []).length
  const fallback =
    filters > 0
      ? { path: definition.path(definition.withoutFilters(state)), label: messages.clearAll }
      : { path: definition.path(withoutPlace(state)), label: messages.wholeCountry }
  const actions = (
    <>
      {links.map(({ label, path }, index) => (
        <ButtonLink key={label} variant={index === 0 ? 'act' : 'quiet'} href={path}>
          {label}
        </ButtonLink>
      ))}
      <ButtonLink variant="bare" href={fallback.path}>
        {fallback.label}
      </ButtonLink>
    </>
  )
  return (
    <EmptyState title={messages.emptyTitle(definition.labels, filters)} actions={actions}>
      {links.length > 0 && `${links.map(({ sentence }) => sentence).join(', and ')}.`}
    </EmptyState>
  )
}

function suggestionLinks<State extends ListStateBase, Result extends ListResult>({
  definition,
  list,
  state,
  suggestions,
}: EmptyListProps<State, Result>): SuggestionLink[] {
  const filters = definition.activeFilters(state, list.facets)
  return suggestions.flatMap((suggestion): SuggestionLink[] => {
    const { total } = suggestion
    if (suggestion.kind === 'radius') {
      const { radius } = suggestion
      const path = definition.path({ ...state, radius, page: 1 })
      return [
        { sentence: messages.moreWithin(total, radius), label: messages.widenRadius(radius), path },
      ]
    }
    const filter = filters.find(({ key }) => key === suggestion.key)
    if (filter === undefined) return []
    const { label, without } = filter
    const sentence = messages.withoutFilter(total, label)
    return [{ sentence, label: messages.removeFilter(label), path: definition.path(without) }]
  })
}

function PastTheEnd({ path }: { path: string }) {
  return (
    <EmptyState
      title={messages.pastTheEnd}
      actions={
        <ButtonLink variant="act" href={path}>
          {messages.firstPage}
        </ButtonLink>
      }
    />
  )
}
