import type { SchoolList } from '@edbazaar/api-client'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { messages } from '../messages'
import { filtersInUse } from './filters-in-use'
import { countFilters, type ListState, listPath, wholeCountry, withoutFilters } from './list-state'
import type { Loosening } from './loosenings'

interface EmptyListProps {
  list: SchoolList
  state: ListState
  loosenings: readonly Loosening[]
}

/** A way out: its sentence, its button, and where it leads. */
interface WayOut {
  sentence: string
  label: string
  to: ListState
}

/** Nothing fits: says what would, the nearest loosening first, "Clear all" last. */
export function EmptyList({ list, state, loosenings }: EmptyListProps) {
  if (list.total > 0) return <PastTheEnd state={state} />
  const ways = waysOut(list, state, loosenings).slice(0, 2)
  const hasFilters = countFilters(state) > 0
  const actions = (
    <>
      {ways.map(({ label, to }, index) => (
        <ButtonLink key={label} variant={index === 0 ? 'act' : 'quiet'} href={listPath(to)}>
          {label}
        </ButtonLink>
      ))}
      {hasFilters ? (
        <ButtonLink variant="bare" href={listPath(withoutFilters(state))}>
          {messages.clearAll}
        </ButtonLink>
      ) : (
        <ButtonLink variant="bare" href={listPath(wholeCountry)}>
          {messages.wholeCountry}
        </ButtonLink>
      )}
    </>
  )
  return (
    <EmptyState title={messages.emptyTitle(countFilters(state))} actions={actions}>
      {ways.length > 0 && `${ways.map(({ sentence }) => sentence).join(', and ')}.`}
    </EmptyState>
  )
}

function waysOut(list: SchoolList, state: ListState, loosenings: readonly Loosening[]): WayOut[] {
  const filters = filtersInUse(state, list.facets)
  return loosenings.flatMap((loosening): WayOut[] => {
    const { total } = loosening
    if (loosening.kind === 'radius') {
      const { radius } = loosening
      const sentence = messages.moreWithin(total, radius)
      return [{ sentence, label: messages.look(radius), to: { ...state, radius, page: 1 } }]
    }
    const filter = filters.find(({ key }) => key === loosening.key)
    if (filter === undefined) return []
    const { label, without } = filter
    const sentence = messages.withoutFilter(total, label)
    return [{ sentence, label: messages.drop(label), to: without }]
  })
}

function PastTheEnd({ state }: { state: ListState }) {
  return (
    <EmptyState
      title={messages.pastTheEnd}
      actions={
        <ButtonLink variant="act" href={listPath({ ...state, page: 1 })}>
          {messages.firstPage}
        </ButtonLink>
      }
    />
  )
}
