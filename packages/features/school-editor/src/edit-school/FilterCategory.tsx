import { answerOf, type Filter } from '@edbazaar/api-client'
import { useSuggestions } from '@edbazaar/feature-editing'
import { ChoiceList } from '@edbazaar/feature-editing/choice-list'
import { apiAtom, useMessages } from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { messages } from './messages'

interface FilterCategoryProps {
  /** Where the list of sections leads. */
  id: string
  filter: Filter
  /** Ids of the selected values of all filters. */
  selected: readonly number[]
  /** Requested values that wait for an admin. */
  requested: readonly string[]
  onChange: (selected: readonly number[]) => void
  /** Requests a missing value, with the search text or an empty string. */
  onRequest: (searchText: string) => void
}

/** Specification, section 7: filters whose values are searched by the API. */
const searchedByApi = ['Infrastructure', 'Extracurricular Activities', 'Languages'] as const

/**
 * Specification, section 3: values named Others are hidden. Online follows from the school's own type
 * (online or offline).
 */
const isShown = ({ name }: { name: string }) => name !== 'Others' && name !== 'Online'

/** Selects values of one filter. */
export function FilterCategory({
  id,
  filter: { name, values },
  selected,
  requested,
  onChange,
  onRequest,
}: FilterCategoryProps) {
  const t = useMessages(messages)
  const api = useAtomValue(apiAtom)
  const category = searchedByApi.find((each) => each === name)
  const { suggestions, status, onQuery } = useSuggestions(async (key, signal) => {
    if (api === null || category === undefined) return []
    const query = { key: key.slice(0, 100), filterObjectName: category }
    return answerOf(api.GET('/schools/filter-autocomplete', { params: { query }, signal }))
  })
  return (
    <ChoiceList
      id={id}
      legend={name}
      choices={values.filter(isShown)}
      selected={selected}
      onSelectedChange={onChange}
      requested={requested}
      onAdd={onRequest}
      labels={{ add: t(messages.addValue), requested: t(messages.requested) }}
      onQuery={category === undefined ? undefined : onQuery}
      suggestions={suggestions.filter(isShown)}
      isSearching={status === 'loading'}
    />
  )
}
