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
  listing: ListDefinition<State, Result>
  list: Result
  state: State
  suggestions: readonly FilterSuggestion[]
}

/** A way out: its sentence, its button, and where it leads. */
interface WayOut {
  sentence: string
  label: string
  path: string
}

/** Nothing matches: says what would, the nearest suggestion first, "Clear all" last. */
export function EmptyList<State extends ListStateBase, Result extends ListResult>(
  props: EmptyListProps<State, Result>,
) {
  const { listing, list, state } = props
  if (list.total > 0) return <PastTheEnd path={listing.path({ ...state, page: 1 })} />
  const ways = waysOut(props).slice(0, 2)
  const filters = listing.activeFilters(state, []).length
  const last =
    filters > 0
      ? { path: listing.path(listing.withoutFilters(state)), label: messages.clearAll }
      : { path: listing.path(withoutPlace(state)), label: messages.defaultSchoolListState }
  const actions = (
    <>
      {ways.map(({ label, path }, index) => (
        <ButtonLink key={label} variant={index === 0 ? 'act' : 'quiet'} href={path}>
          {label}
        </ButtonLink>
      ))}
      <ButtonLink variant="bare" href={last.path}>
        {last.label}
      </ButtonLink>
    </>
  )
  return (
    <EmptyState title={messages.emptyTitle(listing.words, filters)} actions={actions}>
      {ways.length > 0 && `${ways.map(({ sentence }) => sentence).join(', and ')}.`}
    </EmptyState>
  )
}

function waysOut<State extends ListStateBase, Result extends ListResult>({
  listing,
  list,
  state,
  suggestions,
}: EmptyListProps<State, Result>): WayOut[] {
  const filters = listing.activeFilters(state, list.facets)
  return suggestions.flatMap((suggestion): WayOut[] => {
    const { total } = suggestion
    if (suggestion.kind === 'radius') {
      const { radius } = suggestion
      const path = listing.path({ ...state, radius, page: 1 })
      return [{ sentence: messages.moreWithin(total, radius), label: messages.look(radius), path }]
    }
    const filter = filters.find(({ key }) => key === suggestion.key)
    if (filter === undefined) return []
    const { label, without } = filter
    const sentence = messages.withoutFilter(total, label)
    return [{ sentence, label: messages.drop(label), path: listing.path(without) }]
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
