import { fieldName } from '@edbazaar/feature-editing/review'
import { csvOf } from '@edbazaar/feature-list-kit/csv'
import type { Translate } from '@edbazaar/feature-platform'
import type { CaseRow } from '../case-types'
import { findingName } from '../finding-text'
import { messages } from '../messages'

/** The cases of a queue as CSV. */
export function casesCsv(rows: readonly CaseRow[], t: Translate): string {
  const columns = columnsOf(t)
  return csvOf([
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map(({ value }) => value(row))),
  ])
}

interface Column {
  header: string
  value: (row: CaseRow) => string | number | null | undefined
}

const columnsOf = (t: Translate): readonly Column[] => [
  { header: 'case', value: (row) => row.reference },
  { header: 'kind', value: (row) => row.subject.kind },
  { header: 'name', value: (row) => row.subject.name },
  { header: 'place', value: (row) => row.subject.place },
  { header: 'why', value: (row) => row.why },
  {
    header: 'changed',
    value: ({ fields }) => fields.map(({ field }) => fieldName(field, t)).join('; '),
  },
  { header: 'held', value: ({ fields }) => fields.filter((field) => field.is_held).length },
  {
    header: 'findings',
    value: ({ findings }) => findings.map((each) => findingName(each, t)).join('; '),
  },
  { header: 'reports', value: (row) => row.reports },
  { header: 'priority', value: (row) => t(messages.priorities[row.priority]) },
  { header: 'score', value: (row) => row.score },
  { header: 'owner', value: (row) => row.owner?.name },
  { header: 'opened_at', value: (row) => row.opened_at },
  { header: 'claimed_by', value: (row) => row.claim?.by.name },
  {
    header: 'outcome',
    value: (row) => row.decision && t(messages.outcomes[row.decision.outcome]),
  },
  { header: 'decided_by', value: (row) => row.decision?.decided_by?.name },
  { header: 'decided_at', value: (row) => row.decision?.decided_at },
]
