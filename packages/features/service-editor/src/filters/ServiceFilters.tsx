import { answerOf, type Filter, type RequestedFilter } from '@edbazaar/api-client'
import { type FilterWish, FilterWishDialog } from '@edbazaar/feature-editing'
import { ChoiceList } from '@edbazaar/ui/ChoiceList'
import { useState } from 'react'
import * as styles from './filters.css'
import { messages } from './messages'

interface ServiceFiltersProps {
  /** Of the service's kind, with all their values. */
  filters: readonly Filter[]
  /** Ids of values. */
  chosen: readonly number[]
  onChange: (ids: readonly number[]) => void
  /** Values that wait for an administrator. @default [] */
  requested?: readonly RequestedFilter[]
  section: FilterWish['section']
  /** The name under which values are asked for. */
  asker: string
}

const others = 'Others'

/** Filters by category; a value that one lacks can be asked for. */
export function ServiceFilters({
  filters,
  chosen,
  onChange,
  requested = [],
  section,
  asker,
}: ServiceFiltersProps) {
  const [wish, setWish] = useState<FilterWish | null>(null)
  const [asked, setAsked] = useState<readonly RequestedFilter[]>([])
  if (filters.length === 0) return <p>{messages.none}</p>
  const waiting = [...requested, ...asked.filter((one) => one.section === section)]
  return (
    <div className={styles.filters}>
      {filters.map(({ id, name, values }) => (
        <ChoiceList
          key={id}
          legend={name}
          // Values named Others are hidden (specification, section 3).
          choices={values.filter((value) => value.name !== others)}
          chosen={chosen}
          onChosenChange={onChange}
          requested={waitingFor(name, waiting)}
          onAdd={(value) => setWish({ name: asker, category: name, section, value })}
          labels={{ add: messages.add }}
        />
      ))}
      {wish !== null && (
        <FilterWishDialog
          wish={wish}
          send={(api, body) => answerOf(api.POST('/stores/add-filters', { body }))}
          onClose={() => setWish(null)}
          onRequested={(value) => {
            setAsked([...asked, { category: wish.category, value, section: wish.section }])
            setWish(null)
          }}
        />
      )}
    </div>
  )
}

/** Values of one filter that were asked for, each once. */
function waitingFor(name: string, waiting: readonly RequestedFilter[]): string[] {
  const values = waiting.filter(({ category }) => category === name).map(({ value }) => value)
  return [...new Set(values)]
}
