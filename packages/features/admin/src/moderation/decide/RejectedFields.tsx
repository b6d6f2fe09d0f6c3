import { fieldName, reviewMessages } from '@edbazaar/feature-editing/review'
import { useMessages } from '@edbazaar/feature-platform'
import { Select } from '@edbazaar/ui/Select'
import type { ModerationCase, ReasonCode } from '../case-types'
import { textOfValue } from '../differences/differences'
import { messages as moderationMessages } from '../messages'
import * as styles from './decide.css'
import { messages } from './messages'

interface RejectedFieldsProps {
  opened: ModerationCase
  fields: readonly string[]
  reasons: readonly { value: ReasonCode; label: string }[]
  /** The reason of each field that has one. */
  value: Readonly<Record<string, string>>
  /** Shown at the first field without a reason. */
  error: string | undefined
  onValueChange: (value: Readonly<Record<string, string>>) => void
}

/** Each rejected field with the value that returns and its reason. */
export function RejectedFields(props: RejectedFieldsProps) {
  const { opened, fields, reasons, value, error, onValueChange } = props
  const t = useMessages(messages, moderationMessages, reviewMessages)
  const missing = fields.find((field) => !value[field]) ?? fields[0]

  function backText(field: string): string {
    const change = opened.changes.find((each) => each.field === field)
    if (change === undefined) return t(messages.goesBackEarlier)
    if (change.kind !== 'text') return t(messages.goesBackEarlier)
    const text = textOfValue(change, change.before, t)
    if (text === '') return t(messages.goesBackEmpty)
    return text.length > 80 ? t(messages.goesBackEarlier) : t(messages.goesBack(text))
  }
  return (
    <ul className={styles.chosen}>
      {fields.map((field) => (
        <li key={field} className={styles.chosenField}>
          <div>
            <b className={styles.chosenName}>{fieldName(field, t)}</b>
            <small className={styles.small}>{backText(field)}</small>
          </div>
          <Select
            label={t(messages.reasonFor(fieldName(field, t)))}
            labelPlace="hidden"
            value={value[field] ?? ''}
            error={field === missing ? error : undefined}
            options={[{ value: '', label: t(messages.chooseReason) }, ...reasons]}
            onChange={({ target }) => onValueChange({ ...value, [field]: target.value })}
          />
        </li>
      ))}
    </ul>
  )
}
