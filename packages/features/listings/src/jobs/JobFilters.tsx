import type { JobList } from '@edbazaar/api-client'
import { paths, useAddress } from '@edbazaar/feature-shell'
import { Button } from '@edbazaar/ui/Button'
import { FacetGroup } from '@edbazaar/ui/FacetGroup'
import { languageOf } from '@edbazaar/ui/formatting'
import { Select } from '@edbazaar/ui/Select'
import { messages as listMessages } from '../messages'
import * as listStyles from '../schools/list.css'
import { jobRoles, jobTypes } from './job-words'
import * as styles from './jobs.css'
import type { JobsState } from './jobs-state'
import { submittedField } from './load-jobs'
import { messages, roleNames, typeNames } from './messages'

export interface JobFiltersProps {
  /** Fields elsewhere on the page may belong to this form. */
  id?: string
  /** The list whose counts are shown; null where none has loaded. */
  list: JobList | null
  state: JobsState
  onChange: (state: JobsState) => void
}

/** The filters with their counts. A plain GET form too: then a button appears beneath. */
export function JobFilters({ id, list, state, onChange }: JobFiltersProps) {
  const address = useAddress()
  const change = (part: Partial<JobsState>) => onChange({ ...state, ...part, page: 1 })
  return (
    <form
      id={id}
      aria-label={listMessages.filters}
      method="get"
      action={address(paths.jobs)}
      onSubmit={(event) => event.preventDefault()}
    >
      <ChoiceField
        legend={messages.role}
        name="roles"
        choices={choicesOf(list?.roles, state.roles, roleNames)}
        selected={state.roles}
        shown={8}
        onSelect={(values) => change({ roles: jobRoles.filter((role) => values.includes(role)) })}
      />
      <PayField {...{ list, state }} onPay={(payFrom) => change({ payFrom })} />
      <ChoiceField
        legend={messages.subject}
        name="subjects"
        choices={choicesOf(list?.subjects, state.subjects)}
        selected={state.subjects}
        onSelect={(values) => change({ subjects: values.toSorted() })}
      />
      <ChoiceField
        legend={messages.city}
        name="cities"
        choices={choicesOf(list?.cities, state.cities)}
        selected={state.cities}
        onSelect={(values) => change({ cities: values.toSorted() })}
      />
      <ChoiceField
        legend={messages.type}
        name="types"
        choices={choicesOf(list?.types, state.types, typeNames)}
        selected={state.types}
        onSelect={(values) => change({ types: jobTypes.filter((type) => values.includes(type)) })}
      />
      <noscript>
        {import.meta.env.SSR && (
          <>
            <input type="hidden" name={submittedField} value="1" />
            <Button type="submit" variant="main" className={listStyles.submit}>
              {listMessages.showResults}
            </Button>
          </>
        )}
      </noscript>
    </form>
  )
}

interface Choice {
  value: string
  label: string
  count?: number | undefined
}

/** What is counted, and what is ticked though nothing has it. */
function choicesOf<Value extends string>(
  counted: readonly { value: Value; count: number }[] | undefined,
  ticked: readonly Value[],
  names?: Readonly<Record<Value, string>>,
): Choice[] {
  const known = new Set(counted?.map(({ value }) => value))
  const empty = ticked.filter((value) => !known.has(value)).map((value) => ({ value, count: 0 }))
  return [...(counted ?? []), ...empty].map(({ value, count }) => ({
    value,
    label: names?.[value] ?? value,
    count: counted === undefined ? undefined : count,
  }))
}

interface ChoiceFieldProps {
  legend: string
  name: string
  choices: readonly Choice[]
  selected: readonly string[]
  shown?: number
  onSelect: (values: readonly string[]) => void
}

function ChoiceField({ legend, name, choices, selected, shown = 6, onSelect }: ChoiceFieldProps) {
  if (choices.length === 0) return null
  return (
    <FacetGroup
      legend={legend}
      name={name}
      shown={shown}
      options={choices.map((choice) => ({ ...choice, lang: languageOf(choice.label) }))}
      selected={selected}
      onSelectedChange={onSelect}
    />
  )
}

interface PayFieldProps {
  list: JobList | null
  state: JobsState
  onPay: (rupees: number | null) => void
}

/** One amount that the pay must reach. */
function PayField({ list, state: { payFrom }, onPay }: PayFieldProps) {
  const steps = list?.pay.filter(({ from, count }) => count > 0 || from === payFrom) ?? []
  const isOther = payFrom !== null && !steps.some(({ from }) => from === payFrom)
  const options = [
    { value: '', label: messages.anyPay },
    ...(isOther ? [{ value: String(payFrom), label: messages.payAtLeast(payFrom) }] : []),
    ...steps.map(({ from, count }) => ({
      value: String(from),
      label: messages.payCounted(from, count),
    })),
  ]
  if (options.length === 1) return null
  return (
    <div className={styles.payField}>
      <Select
        label={messages.pay}
        name="pay_from"
        value={payFrom === null ? '' : String(payFrom)}
        options={options}
        onChange={({ currentTarget: { value } }) => onPay(value === '' ? null : Number(value))}
      />
    </div>
  )
}
