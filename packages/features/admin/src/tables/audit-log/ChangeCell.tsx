import { jobRoleMessages } from '@edbazaar/feature-catalogue-ui/job-roles'
import { reviewMessages } from '@edbazaar/feature-editing/review'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { historyMessages } from '../../audit-entries/messages'
import { messages as moderationMessages } from '../../moderation/messages'
import { permissionMessages } from '../../permission-names/messages'
import { cellMessages } from '../cells/messages'
import * as styles from './audit-log.css'
import type { AuditRow } from './audit-row'
import { auditMessages as messages } from './messages'
import { inOneLine, type ShortValue, shortChange } from './short-change'
import { undoneDecision } from './undone-decision'
import { valueText } from './value-text'

/** Longest reason in the table, and longest value of a record that was added or deleted. */
const maxLength = 120

function short(text: string): string {
  const line = inOneLine(text)
  return line.length > maxLength ? `${line.slice(0, maxLength).trimEnd()}…` : line
}

/** The value before and after, and the reason. */
export function ChangeCell({ row }: { row: AuditRow }) {
  const { before, after, reason } = row
  const isStored = before !== null || after !== null
  return (
    <>
      {isStored ? <Values row={row} /> : <NotStored row={row} />}
      {reason !== null && <q className={styles.reason}>{short(reason)}</q>}
    </>
  )
}

function NotStored({ row }: { row: AuditRow }) {
  const t = useMessages(messages)
  return row.action === 'edited' ? (
    <span className={styles.quiet}>{t(messages.notStored)}</span>
  ) : null
}

function Values({ row }: { row: AuditRow }) {
  const t = useMessages(
    messages,
    cellMessages,
    historyMessages,
    jobRoleMessages,
    moderationMessages,
    permissionMessages,
    reviewMessages,
  )
  const locale = useLocale()
  const { action, field, before, after } = row
  const textOf = (value: unknown) => valueText(value, field ?? '', row, { t, locale })
  const undone = undoneDecision(row)
  if (undone) return t(messages.decisionUndone(textOf(undone.outcome), textOf(undone.decided_at)))
  const [from, to] = [textOf(before), textOf(after)]
  if (action !== 'edited') return <span className={styles.quiet}>{short(from || to)}</span>
  const [old, fresh] = shortChange(from, to)
  return (
    <>
      {from === '' ? <Empty /> : <Value value={old} className={styles.before} as="del" />} →{' '}
      {to === '' ? <Empty /> : <Value value={fresh} className={styles.after} as="ins" />}
    </>
  )
}

function Empty() {
  const t = useMessages(messages)
  return <span className={styles.quiet}>{t(messages.empty)}</span>
}

interface ValueProps {
  value: ShortValue
  className: string
  /** The element of what changed. */
  as: 'del' | 'ins'
}

function Value({ value: { start, changed, end }, className, as: Change }: ValueProps) {
  return (
    <>
      {start}
      {changed !== '' && <Change className={className}>{changed}</Change>}
      {end}
    </>
  )
}
