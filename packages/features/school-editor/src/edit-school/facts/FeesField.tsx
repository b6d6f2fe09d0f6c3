import { useEditedField } from '@edbazaar/feature-editing'
import { type Translate, todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { SaveState } from '@edbazaar/feature-platform/save-state'
import { Button } from '@edbazaar/ui/Button'
import { FeeSheetEditor, type FeeSheetEditorLabels } from '@edbazaar/ui/FeeSheetEditor'
import { formatCount, formatRupees } from '@edbazaar/ui/formatting'
import { Select } from '@edbazaar/ui/Select'
import { useState } from 'react'
import * as v from 'valibot'
import * as styles from '../edit-school.css'
import { FieldGroup } from '../FieldGroup'
import type { SchoolSectionProps } from '../SchoolFields'
import { FactConflict } from './FactConflict'
import { type FeesDraft, feeHeads, feesFormat, feesSchema } from './fees-format'
import { messages } from './messages'
import { yearAfter, yearChoices } from './school-year'

/** The fee sheet: saved when the owner leaves it. */
export function FeesField({ school, entity }: SchoolSectionProps) {
  const t = useMessages(messages)
  const headNames = feeHeads.map((head) => t(messages[head]))
  const schema = feesSchema(t, headNames)
  const edited = useEditedField(entity, 'fees', { value: school.fees, format: feesFormat, schema })
  const [copiedTo, setCopiedTo] = useState<string | null>(null)
  const { value: draft } = edited
  const nextYear = yearAfter(draft.year)
  function copyToNextYear() {
    edited.change({ ...draft, year: nextYear })
    setCopiedTo(nextYear)
  }
  return (
    <FieldGroup
      section="edit-fees"
      title={t(messages.fees)}
      beside={<SaveState phase={edited.phase} />}
    >
      <p className={styles.hint}>{t(messages.feesHint)}</p>
      <div className={styles.yearRow}>
        <Select
          label={t(messages.year)}
          value={draft.year}
          options={yearChoices(todayInIndia(new Date()), draft.year).map((year) => ({
            value: year,
            label: year,
          }))}
          onChange={({ target }) => edited.save({ ...draft, year: target.value })}
        />
        {draft.entries.length > 0 && (
          <Button variant="act" onClick={copyToNextYear}>
            {t(messages.copyYear(nextYear))}
          </Button>
        )}
      </div>
      {copiedTo === draft.year && (
        <p role="status" className={styles.hint}>
          {t(messages.copied(copiedTo))}
        </p>
      )}
      <FeeSheetEditor
        label={t(messages.feesFor(draft.year))}
        heads={feeHeads.map((head) => ({
          name: t(messages[head]),
          isOnce: head === 'admission',
        }))}
        entries={draft.entries}
        error={edited.error}
        labels={sheetLabels(t)}
        onEntriesChange={(entries) => edited.change({ ...draft, entries })}
        onCommit={edited.commit}
      />
      <ParentsSee draft={draft} schema={schema} />
      <FactConflict
        conflict={edited.conflict}
        label={t(messages.fees)}
        textOf={(theirs) => feesText(theirs, t)}
      />
    </FieldGroup>
  )
}

const sheetLabels = (t: Translate): Partial<FeeSheetEditorLabels> => ({
  classes: t(messages.classHead),
  example: t(messages.classExample),
  yearly: t(messages.everyYear),
  firstYear: (amount) => t(messages.firstYear(amount)),
  unnamedRow: (row) => t(messages.unnamedRow(row)),
  cell: (head, row) => t(messages.cell(head, row)),
  addRow: t(messages.addRow),
  removeRow: (row) => t(messages.removeRow(row)),
  removed: (row) => t(messages.removedRow(row)),
  full: (rows) => t(messages.full(rows)),
  pasted: (rows, left) => t(left === 0 ? messages.pasted(rows) : messages.pastedPartly(rows, left)),
})

interface ParentsSeeProps {
  draft: FeesDraft
  schema: ReturnType<typeof feesSchema>
}

/** The fees as lists and filters will show them. */
function ParentsSee({ draft, schema }: ParentsSeeProps) {
  const t = useMessages(messages)
  const fees = v.safeParse(schema, draft)
  const rows = (fees.success ? fees.output?.rows : undefined) ?? []
  const costs = rows.map((row) => {
    const yearly = (row.tuition ?? 0) + (row.transport ?? 0) + (row.books ?? 0)
    return { yearly, firstYear: yearly + (row.admission ?? 0) }
  })
  const known = costs.filter(({ yearly }) => yearly > 0)
  if (known.length === 0) return null
  const yearly = known.map((cost) => cost.yearly)
  const firstYear = Math.min(...known.map((cost) => cost.firstYear))
  const range = rangeText(Math.min(...yearly), Math.max(...yearly))
  return <p className={styles.hint}>{t(messages.parentsSee(range, formatRupees(firstYear)))}</p>
}

const rangeText = (low: number, high: number) =>
  low === high ? formatRupees(low) : `${formatRupees(low)}–${formatCount(high)}`

/** One line for each class, for a conflict. */
function feesText({ year, entries }: FeesDraft, t: Translate): string {
  if (entries.length === 0) return ''
  const rows = entries.map(({ classes, amounts }) =>
    [classes, ...amounts.map((amount) => amount || '–')].join('  '),
  )
  return [t(messages.feesFor(year)), ...rows].join('\n')
}
