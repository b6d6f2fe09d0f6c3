import type { DataTableColumn } from '../components/DataTable/data-table-types'
import { TriangleAlertIcon } from '../components/Icon/work-icons'
import { vars } from '../theme/contract.css'

/** A sample case of a moderation queue, for stories only. */
export interface SampleCase {
  id: string
  school: string
  place: string
  changed: string
  finding: string | null
  priority: 'High' | 'Medium' | 'Low'
  waitingHours: number
  claimedBy: string | null
}

export type SampleCaseColumn = 'school' | 'changed' | 'checks' | 'priority' | 'waiting' | 'claimed'

type Line = [
  school: string,
  place: string,
  changed: string,
  finding: string | null,
  priority: SampleCase['priority'],
  waitingHours: number,
  claimedBy: string | null,
]

const lines: Line[] = [
  [
    'Kaveri Vidyashram',
    'Mysuru',
    'Recognition no., board',
    'Not in the register',
    'High',
    54,
    'Anita',
  ],
  ['Aarohan Public School', 'Nashik', 'Fees, 3 photos', 'Fees up 62%', 'Medium', 51, null],
  ['ज्ञानदीप विद्या मंदिर', 'Lucknow', 'Description', null, 'Low', 46, null],
  ['Noyyal Academy', 'Coimbatore', 'Contact email', 'New domain', 'High', 31, null],
  [
    'Vidya Niketan Public School',
    'Bengaluru',
    'Name, contact email, +4',
    '3 findings',
    'High',
    25,
    'You',
  ],
  ['Chilika Lake School', 'Bhubaneswar', 'Fees', null, 'Low', 23, null],
  ['Brahmaputra Heights School', 'Guwahati', 'Facilities, classes', null, 'Low', 21, null],
  ['Maru Bhoomi Academy', 'Jodhpur', '2 photos', 'Phone number in a photo', 'Medium', 18, 'Sana'],
]

export const sampleCases: readonly SampleCase[] = lines.map(
  ([school, place, changed, finding, priority, waitingHours, claimedBy], at) => ({
    id: `${at + 1}`,
    school,
    place,
    changed,
    finding,
    priority,
    waitingHours,
    claimedBy,
  }),
)

function waiting(hours: number): string {
  const days = Math.floor(hours / 24)
  return days === 0 ? `${hours} h` : `${days} d ${hours % 24} h`
}

const finding = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  verticalAlign: 'middle',
  color: vars.color.accentInk,
  fontWeight: vars.weight.medium,
} as const

const place = {
  marginInlineStart: 4,
  color: vars.color.ink3,
  fontSize: vars.size[1],
  fontWeight: vars.weight.regular,
} as const

/** Columns of a moderation queue. */
export const sampleCaseColumns: readonly DataTableColumn<SampleCase, SampleCaseColumn>[] = [
  {
    id: 'school',
    header: 'School',
    width: '32%',
    isSortable: true,
    cell: (row) => (
      <>
        {row.school} <span style={place}>{row.place}</span>
      </>
    ),
  },
  { id: 'changed', header: 'Changed', cell: (row) => row.changed },
  {
    id: 'checks',
    header: 'Automatic checks',
    cell: (row) =>
      row.finding && (
        <span style={finding}>
          <TriangleAlertIcon size="small" />
          {row.finding}
        </span>
      ),
  },
  { id: 'priority', header: 'Priority', width: 96, cell: (row) => row.priority },
  {
    id: 'waiting',
    header: 'Waiting',
    width: 112,
    isNumeric: true,
    isSortable: true,
    firstDirection: 'descending',
    canHide: false,
    cell: (row) =>
      row.waitingHours > 48 ? (
        <b style={{ color: vars.color.bad }}>{waiting(row.waitingHours)}</b>
      ) : (
        waiting(row.waitingHours)
      ),
  },
  { id: 'claimed', header: 'Claimed by', width: 120, cell: (row) => row.claimedBy },
]
