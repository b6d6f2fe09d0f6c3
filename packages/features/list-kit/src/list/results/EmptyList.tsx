import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import {
  type ListDefinition,
  type ListResult,
  type ListStateBase,
  listedTotal,
} from '../list-definition'
import { messages } from '../messages'
import { withoutPlace } from '../place/location'
import type { FilterSuggestion } from './filter-suggestions'
import { emptyListMessages } from './messages'
import { type SuggestionLink, suggestionLinks } from './suggestion-links'

export interface EmptyListProps<State extends ListStateBase, Result extends ListResult> {
  definition: ListDefinition<State, Result>
  list: Result
  state: State
  suggestions: readonly FilterSuggestion[]
}

/** Shown when nothing matches: the most useful suggestions first, "Clear all" last. */
export function EmptyList<State extends ListStateBase, Result extends ListResult>(
  props: EmptyListProps<State, Result>,
) {
  const { definition, list, state } = props
  const t = useMessages(messages, emptyListMessages, ...definition.messages)
  if (listedTotal(list) > 0)
    return <PastTheEnd path={definition.url.pathOf({ ...state, page: 1 })} />
  const links = suggestionLinks({ ...props, facets: list.facets }, t).slice(0, 2)
  const filters = definition.activeFilters(state, []).length
  const fallback =
    filters > 0
      ? {
          path: definition.url.pathOf(definition.withoutFilters(state)),
          label: t(messages.clearAll),
        }
      : { path: definition.url.pathOf(withoutPlace(state)), label: t(messages.wholeCountry) }
  const { Ask } = definition
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
      {Ask && <Ask />}
    </>
  )
  return (
    <EmptyState
      title={t(filters === 0 ? definition.labels.none : definition.labels.noMatch(filters))}
      actions={actions}
    >
      {suggestionText(links, t)}
    </EmptyState>
  )
}

/** "3 more within 10 km, and 5 without “CBSE”." */
function suggestionText([first, second]: readonly SuggestionLink[], t: Translate): string | null {
  if (first === undefined) return null
  return second === undefined
    ? t(emptyListMessages.suggestion(first.sentence))
    : t(emptyListMessages.suggestions(first.sentence, second.sentence))
}

function PastTheEnd({ path }: { path: string }) {
  const t = useMessages(messages, emptyListMessages)
  return (
    <EmptyState
      title={t(emptyListMessages.pastTheEnd)}
      actions={
        <ButtonLink variant="act" href={path}>
          {t(messages.firstPage)}
        </ButtonLink>
      }
    />
  )
}
