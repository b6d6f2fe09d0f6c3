import { answerOf, type Filter, type RequestedFilter } from '@edbazaar/api-client'
import { type FilterRequest, FilterRequestDialog } from '@edbazaar/feature-editing'
import { ChoiceList } from '@edbazaar/feature-editing/choice-list'
import { useMessages } from '@edbazaar/feature-platform'
import { useState } from 'react'
import * as styles from './filters.css'
import { messages } from './messages'

interface ProductFiltersProps {
  /** The filters of the product's kind. */
  filters: readonly Filter[]
  /** Ids of the selected values. */
  selected: readonly number[]
  onChange: (ids: readonly number[]) => void
  /** Requested values that wait for an admin. @default [] */
  requested?: readonly RequestedFilter[]
  section: FilterRequest['section']
  /** Name of the product, or of its store while the product is unnamed. */
  requesterName: string
}

/** Specification, section 3: values named Others are hidden. */
const others = 'Others'
/** Values that follow from the product's own mode. */
const modes: readonly string[] = ['Online', 'At the centre', 'At home']

const isShown = (filter: string, value: string) =>
  value !== others && !(filter === 'Mode of Training' && modes.includes(value))

/** Selects filter values by category and requests missing ones. */
export function ProductFilters({
  filters,
  selected,
  onChange,
  requested = [],
  section,
  requesterName,
}: ProductFiltersProps) {
  const t = useMessages(messages)
  const [request, setRequest] = useState<FilterRequest | null>(null)
  const [newRequests, setNewRequests] = useState<readonly RequestedFilter[]>([])
  if (filters.length === 0) return <p>{t(messages.none)}</p>
  const pending = [...requested, ...newRequests.filter((each) => each.section === section)]
  return (
    <div className={styles.filters}>
      {filters.map(({ id, name, values }) => (
        <ChoiceList
          key={id}
          legend={name}
          choices={values.filter((value) => isShown(name, value.name))}
          selected={selected}
          onSelectedChange={onChange}
          requested={pendingValues(name, pending)}
          onAdd={(value) => setRequest({ name: requesterName, category: name, section, value })}
          labels={{ add: t(messages.add) }}
        />
      ))}
      {request !== null && (
        <FilterRequestDialog
          request={request}
          send={(api, body) => answerOf(api.POST('/stores/add-filters', { body }))}
          onClose={() => setRequest(null)}
          onSelect={(id) => {
            if (!selected.includes(id)) onChange([...selected, id])
            setRequest(null)
          }}
          onRequested={(value) => {
            const { category, section: requestedSection } = request
            setNewRequests([...newRequests, { category, value, section: requestedSection }])
            setRequest(null)
          }}
        />
      )}
    </div>
  )
}

/** Requested values of one filter, without duplicates. */
function pendingValues(name: string, pending: readonly RequestedFilter[]): string[] {
  const values = pending.filter(({ category }) => category === name).map(({ value }) => value)
  return [...new Set(values)]
}
