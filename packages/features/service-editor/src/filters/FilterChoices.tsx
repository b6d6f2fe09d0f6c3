import type { FilterValue } from '@edbazaar/api-client'
import { Button } from '@edbazaar/ui/Button'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { languageOf } from '@edbazaar/ui/formatting'
import { PlusIcon } from '@edbazaar/ui/Icon'
import * as styles from './filters.css'
import { messages } from './messages'

interface FilterChoicesProps {
  /** Of the filter: "Subjects". */
  name: string
  values: readonly FilterValue[]
  /** Ids of values, of other filters too. */
  chosen: readonly number[]
  onChange: (ids: readonly number[]) => void
  /** Values that were asked for. */
  waiting: readonly string[]
  onWish: () => void
}

/** The values of one filter. */
export function FilterChoices({
  name,
  values,
  chosen,
  onChange,
  waiting,
  onWish,
}: FilterChoicesProps) {
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.name}>{name}</legend>
      <div className={styles.values}>
        {values.map((value) => (
          <Checkbox
            key={value.id}
            label={value.name}
            labelLang={languageOf(value.name)}
            checked={chosen.includes(value.id)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...chosen, value.id] : chosen.filter((id) => id !== value.id),
              )
            }
          />
        ))}
      </div>
      {waiting.length > 0 && (
        <p className={styles.waiting}>{messages.waiting(waiting.join(', '))}</p>
      )}
      <Button variant="bare" aria-label={messages.addTo(name)} onClick={onWish}>
        <PlusIcon size="small" />
        {messages.add}
      </Button>
    </fieldset>
  )
}
