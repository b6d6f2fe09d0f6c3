import { jobRoleMessages } from '@edbazaar/feature-catalogue-ui/job-roles'
import { reviewMessages } from '@edbazaar/feature-editing/review'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { FieldDiffList } from '@edbazaar/ui/FieldDiff'
import { historyMessages } from '../../../audit-entries/messages'
import { FieldDiff } from '../../../field-diff/FieldDiff'
import { textDifference } from '../../../moderation/differences/differences'
import { messages as moderationMessages } from '../../../moderation/messages'
import { permissionMessages } from '../../../permission-names/messages'
import { cellMessages } from '../../cells/messages'
import { quiet, values } from '../audit-log.css'
import type { AuditRow } from '../audit-row'
import { auditMessages } from '../messages'
import { undoneDecision } from '../undone-decision'
import { auditFieldName, valueText } from '../value-text'
import { entryMessages as messages } from './messages'

/** The values before and after, with the words that differ. */
export function EntryValues({ entry }: { entry: AuditRow }) {
  const t = useMessages(
    messages,
    auditMessages,
    cellMessages,
    historyMessages,
    jobRoleMessages,
    moderationMessages,
    permissionMessages,
    reviewMessages,
  )
  const locale = useLocale()
  const { action, field, before, after } = entry
  const textOf = (value: unknown) => valueText(value, field ?? '', entry, { t, locale })
  const undone = undoneDecision(entry)
  if (undone)
    return (
      <p>{t(auditMessages.decisionUndone(textOf(undone.outcome), textOf(undone.decided_at)))}</p>
    )
  const [from, to] = [textOf(before), textOf(after)]
  if (from === '' && to === '')
    return action === 'edited' ? <p className={quiet}>{t(auditMessages.notStored)}</p> : null
  if (action !== 'edited' || field === null)
    return (
      <section className={values} aria-label={t(messages.values)}>
        {from || to}
      </section>
    )
  return (
    <FieldDiffList
      label={t(messages.values)}
      className={values}
      heads={{ field: t(messages.field), before: t(messages.before), after: t(messages.after) }}
    >
      <FieldDiff name={auditFieldName(field, t)} difference={textDifference(from, to, [], t)} />
    </FieldDiffList>
  )
}
