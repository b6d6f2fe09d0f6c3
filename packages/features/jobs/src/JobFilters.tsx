import { jobMessages } from '@edbazaar/feature-catalogue-ui/job-labels'
import { jobRoleMessages, jobRoles } from '@edbazaar/feature-catalogue-ui/job-roles'
import {
  FiltersForm,
  type FiltersProps,
  OptionsField,
  useShownValue,
} from '@edbazaar/feature-list-kit'
import { paths, useMessages } from '@edbazaar/feature-platform'
import { formatCount, formatRupees } from '@edbazaar/ui/formatting'
import { Select } from '@edbazaar/ui/Select'
import type { JobsResult } from './job-list-definition'
import { jobTypes } from './job-options'
import * as styles from './jobs.css'
import type { JobsState } from './jobs-state'
import { messages } from './messages'

type JobFiltersProps = FiltersProps<JobsState, JobsResult> & { id: string | undefined }

/** The filters of the job list. */
export function JobFilters({ id, filters, state, onChange }: JobFiltersProps) {
  const t = useMessages(messages, jobMessages, jobRoleMessages)
  const { known, isCounted } = filters
  const { roles, subjects, types } = state
  const change = (part: Partial<JobsState>, before: Partial<JobsState> = {}) =>
    onChange({ ...state, ...part, page: 1 }, { ...state, ...before })
  function optionsOf<Value extends string>(
    values: readonly Value[],
    counted: readonly { value: string; count: number }[] | undefined,
    nameOf: (value: Value) => string,
  ) {
    const counts = new Map(counted?.map(({ value, count }) => [value, count]))
    return values.map((value) => ({
      value,
      label: nameOf(value),
      count: isCounted ? (counts.get(value) ?? 0) : null,
    }))
  }
  const subjectOptions = [
    ...new Set([...(known?.subjects.map(({ value }) => value) ?? []), ...subjects]),
  ]
  return (
    <FiltersForm id={id} action={paths.jobs} state={state}>
      <OptionsField
        legend={t(messages.role)}
        name="roles"
        options={optionsOf(jobRoles, known?.roles, (role) => t(jobRoleMessages.roles[role]))}
        selected={roles}
        onSelected={(chosen, before) => change({ roles: chosen }, { roles: before })}
      />
      <PayField
        known={known}
        payFrom={state.payFrom}
        onPay={(payFrom, before) => change({ payFrom }, { payFrom: before })}
      />
      <OptionsField
        legend={t(messages.subject)}
        name="subjects"
        options={optionsOf(subjectOptions, known?.subjects, (subject) => subject)}
        selected={subjects}
        onSelected={(chosen, before) =>
          change({ subjects: chosen.toSorted() }, { subjects: before })
        }
      />
      <OptionsField
        legend={t(messages.type)}
        name="types"
        options={optionsOf(jobTypes, known?.types, (type) => t(jobMessages.types[type]))}
        selected={types}
        onSelected={(chosen, before) => change({ types: chosen }, { types: before })}
      />
    </FiltersForm>
  )
}

interface PayFieldProps {
  known: JobsResult | null
  payFrom: number | null
  /** Called with the minimum and with the one shown before. */
  onPay: (rupees: number | null, before: number | null) => void
}

/** The minimum pay. */
function PayField({ known, payFrom, onPay }: PayFieldProps) {
  const t = useMessages(messages)
  const [shown, show] = useShownValue(payFrom)
  const steps = known?.pay.filter(({ from, count }) => count > 0 || from === shown) ?? []
  const isOther = shown !== null && !steps.some(({ from }) => from === shown)
  const options = [
    { value: '', label: t(messages.anyPay) },
    ...(isOther
      ? [{ value: String(shown), label: t(messages.payAtLeast(formatRupees(shown))) }]
      : []),
    ...steps.map(({ from, count }) => ({
      value: String(from),
      label: t(messages.payWithCount(formatRupees(from), formatCount(count))),
    })),
  ]
  if (options.length === 1) return null
  return (
    <div className={styles.payField}>
      <Select
        label={t(messages.pay)}
        name="pay_from"
        value={shown === null ? '' : String(shown)}
        options={options}
        onChange={({ currentTarget: { value } }) => {
          const next = value === '' ? null : Number(value)
          show(next)
          onPay(next, shown)
        }}
      />
    </div>
  )
}
