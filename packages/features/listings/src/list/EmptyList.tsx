import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { everywhere, type ListAnswer, type Listing, type ListStateBase } from './listing'
import type { Loosening } from './loosenings'
import { messages } from './messages'

interface EmptyListProps<State extends ListStateBase, Answer extends ListAnswer> {
  listing: Listing<State, Answer>
  list: Answer
  state: State
  loosenings: readonly Loosening[]
}

/** A way out: its sentence, its button, and where it leads. */
interface WayOut {
  sentence: string
  label: string
  path: string
}

/** Nothing fits: says what would, the nearest loosening first, "Clear all" last. */
export function EmptyList<State extends ListStateBase, Answer extends ListAnswer>(
  props: EmptyListProps<State, Answer>,
) {
  const { listing, list, state } = props
  if (list.total > 0) return <PastTheEnd path={listing.path({ ...state, page: 1 })} />
  const ways = waysOut(props).slice(0, 2)
  const filters = listing.filtersInUse(state, []).length
  const last =
    filters > 0
      ? { path: listing.path(listing.withoutFilters(state)), label: messages.clearAll }
      : { path: listing.path(everywhere(state)), label: messages.wholeCountry }
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

function waysOut<State extends ListStateBase, Answer extends ListAnswer>({
  listing,
  list,
  state,
  loosenings,
}: EmptyListProps<State, Answer>): WayOut[] {
  const filters = listing.filtersInUse(state, list.facets)
  return loosenings.flatMap((loosening): WayOut[] => {
    const { total } = loosening
    if (loosening.kind === 'radius') {
      const { radius } = loosening
      const path = listing.path({ ...state, radius, page: 1 })
      return [{ sentence: messages.moreWithin(total, radius), label: messages.look(radius), path }]
    }
    const filter = filters.find(({ key }) => key === loosening.key)
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
