import { answerOf, type Filter } from '@edbazaar/api-client'
import { apiAtom } from '@edbazaar/feature-shell'
import { ChoiceList } from '@edbazaar/ui/ChoiceList'
import { useAtomValue } from 'jotai'
import { useSuggestions } from '../school-calls/use-suggestions'
import { messages } from './messages'

interface FilterCategoryProps {
  filter: Filter
  /** Ids of values, of this category and of others. */
  chosen: readonly number[]
  /** Values that were asked for and wait for an administrator. */
  requested: readonly string[]
  onChange: (chosen: readonly number[]) => void
  /** Asks for a value that is missing: what was looked for, or nothing. */
  onAsk: (typed: string) => void
}

/** Section 7: categories whose values the API finds while one types. */
const foundByApi = ['Infrastructure', 'Extracurricular Activities', 'Languages'] as const

/** Section 3: values named so are hidden. */
const isShown = ({ name }: { name: string }) => name !== 'Others'

/** The values of one filter, to be chosen. */
export function FilterCategory({
  filter: { name, values },
  chosen,
  requested,
  onChange,
  onAsk,
}: FilterCategoryProps) {
  const api = useAtomValue(apiAtom)
  const category = foundByApi.find((each) => each === name)
  const { suggestions, status, onQuery } = useSuggestions(async (key, signal) => {
    if (api === null || category === undefined) return []
    const query = { key: key.slice(0, 100), filterObjectName: category }
    return answerOf(api.GET('/schools/filter-autocomplete', { params: { query }, signal }))
  })
  const search = {
    onQuery,
    suggestions: suggestions.filter(isShown),
    isSearching: status === 'loading',
  }
  return (
    <ChoiceList
      legend={name}
      choices={values.filter(isShown)}
      chosen={chosen}
      onChosenChange={onChange}
      requested={requested}
      onAdd={onAsk}
      labels={{ add: messages.addValue, requested: messages.stillRequested }}
      {...(category !== undefined && search)}
    />
  )
}
