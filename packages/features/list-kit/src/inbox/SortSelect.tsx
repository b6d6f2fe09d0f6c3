import { Select } from '@edbazaar/ui/Select'
import * as styles from './inbox.css'

interface SortSelectProps<Sort extends string> {
  label: string
  value: Sort
  options: readonly { value: Sort; label: string }[]
  onChange: (sort: Sort) => void
}

/** The order of an inbox, above its list. */
export function SortSelect<Sort extends string>(props: SortSelectProps<Sort>) {
  const { label, value, options, onChange } = props
  return (
    <div className={styles.sort}>
      <Select
        label={label}
        labelPlace="hidden"
        value={value}
        options={options}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value)
          if (chosen) onChange(chosen.value)
        }}
      />
    </div>
  )
}
