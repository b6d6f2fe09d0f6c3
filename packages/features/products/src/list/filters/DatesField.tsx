import type { ProductList } from '@edbazaar/api-client'
import type { FiltersProps } from '@edbazaar/feature-list-kit'
import { useMessages } from '@edbazaar/feature-platform'
import { TextField } from '@edbazaar/ui/TextField'
import { useState } from 'react'
import * as styles from '../beyond-school.css'
import type { ProductListState } from '../product-state'
import { readDay } from '../product-url'
import { filterMessages } from './messages'

/** The range of start dates. */
export function DatesField({ state, onChange }: FiltersProps<ProductListState, ProductList>) {
  const t = useMessages(filterMessages)
  return (
    <fieldset className={styles.dates}>
      <legend className={styles.datesLegend}>{t(filterMessages.startDate)}</legend>
      <DayField
        label={t(filterMessages.from)}
        name="from"
        day={state.from}
        onDay={(from) => onChange({ ...state, from, page: 1 })}
      />
      <DayField
        label={t(filterMessages.to)}
        name="to"
        day={state.to}
        onDay={(to) => onChange({ ...state, to, page: 1 })}
      />
    </fieldset>
  )
}

interface DayFieldProps {
  label: string
  name: string
  /** yyyy-mm-dd; null for any day. */
  day: string | null
  onDay: (day: string | null) => void
}

/** A date field. An incomplete date is not passed on. */
function DayField({ label, name, day, onDay }: DayFieldProps) {
  const [typed, setTyped] = useState({ text: day ?? '', given: day })
  if (typed.given !== day) setTyped({ text: day ?? '', given: day })
  function onType(text: string) {
    setTyped({ text, given: day })
    const next = readDay(text)
    if (next !== day && (next !== null || text === '')) onDay(next)
  }
  return (
    <TextField
      type="date"
      label={label}
      name={name}
      min="2000-01-01"
      max="2099-12-31"
      value={typed.text}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  )
}
