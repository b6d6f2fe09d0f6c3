import type { Filter, RequestedFilter } from '@edbazaar/api-client'
import { Button } from '@edbazaar/ui/Button'
import { FacetGroup } from '@edbazaar/ui/FacetGroup'
import { PlusIcon } from '@edbazaar/ui/Icon'
import * as styles from './edit-school.css'
import { messages } from './messages'

interface FilterCategoryProps {
  filter: Filter
  /** Ids of values, of this category and of others. */
  chosen: readonly number[]
  /** Values that were asked for and wait for an administrator. */
  requested: readonly RequestedFilter[]
  onChange: (chosen: number[]) => void
  /** Asks for a value that is missing. */
  onAsk: () => void
}

/** Section 3: values named so are hidden. */
const hiddenName = 'Others'

/** The values of one filter, to be chosen. */
export function FilterCategory({
  filter: { name, values },
  chosen,
  requested,
  onChange,
  onAsk,
}: FilterCategoryProps) {
  const options = values
    .filter((value) => value.name !== hiddenName)
    .map((value) => ({ value: String(value.id), label: value.name }))
  return (
    <div className={styles.category}>
      <FacetGroup
        legend={name}
        name={name}
        options={options}
        selected={chosen.map(String)}
        onSelectedChange={(_, { value, isTicked }) => {
          const id = Number(value)
          onChange(isTicked ? [...chosen, id] : chosen.filter((each) => each !== id))
        }}
      />
      {requested.length > 0 && (
        <p className={styles.hint}>
          {messages.requestedValues(requested.map(({ value }) => value).join(', '))}
        </p>
      )}
      <Button variant="bare" aria-label={messages.addValueTo(name)} onClick={onAsk}>
        <PlusIcon />
        {messages.addValue}
      </Button>
    </div>
  )
}
