import { fieldName, reviewMessages } from '@edbazaar/feature-editing/review'
import { useMessages } from '@edbazaar/feature-platform'
import { Notice } from '@edbazaar/ui/Notice'
import type { ModerationCase } from '../case-types'
import { findingText } from '../finding-text'
import { messages as moderationMessages } from '../messages'
import { messages } from './messages'

/** The findings of automatic checks in fields that no change shows, each with its text. */
export function CaseFindings({ opened: { row, changes } }: { opened: ModerationCase }) {
  const t = useMessages(messages, moderationMessages, reviewMessages)
  const findings = row.findings.filter(({ field }) =>
    changes.every((change) => change.field !== field),
  )
  const hasChanges = row.subject.kind !== 'job' && row.subject.kind !== 'comment'
  if (hasChanges || findings.length === 0) return null
  return (
    <Notice tone="bad" title={t(messages.findings(findings.length))}>
      <ul>
        {findings.map((finding, index) => (
          <li key={index}>
            {finding.field !== null && `${fieldName(finding.field, t)}: `}
            {findingText(finding, t)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
