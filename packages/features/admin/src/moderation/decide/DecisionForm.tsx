import { fieldName, reviewMessages } from '@edbazaar/feature-editing/review'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { Select } from '@edbazaar/ui/Select'
import { TextArea } from '@edbazaar/ui/TextArea'
import { type KeyboardEvent, useState } from 'react'
import type { ModerationCase, ReasonCode } from '../case-types'
import { textOfValue } from '../differences/differences'
import { key as keyStyle } from '../key.css'
import { messages as moderationMessages } from '../messages'
import { ConflictNotice } from './ConflictNotice'
import { DecisionMessage } from './DecisionMessage'
import * as styles from './decide.css'
import {
  type DecisionValues,
  decisionBody,
  initialValues,
  missingIn,
  needsReason,
  type OpenDecision,
  reasonsOf,
} from './decision'
import { messages } from './messages'
import { useDecide } from './use-decide'

interface DecisionFormProps {
  opened: ModerationCase
  decision: OpenDecision
  sendLabel: string
  /** Whether the form is in a dialog, which has its own key Escape. */
  isInDialog: boolean
  onDone: () => void
  onCancel: () => void
}

/** Reasons and message of a decision, with the message that the owner will receive. */
export function DecisionForm(props: DecisionFormProps) {
  const { opened, decision, sendLabel, isInDialog, onDone, onCancel } = props
  const t = useMessages(messages, moderationMessages, reviewMessages)
  const { decide, isBusy } = useDecide()
  const [values, setValues] = useState<DecisionValues>(initialValues)
  const [hasTried, setHasTried] = useState(false)
  const [hasPrivateNote, setHasPrivateNote] = useState(false)
  const missing = missingIn(decision, values)
  const error = hasTried ? missing : undefined
  const body = decisionBody(opened, decision, values)

  async function send() {
    setHasTried(true)
    if (missing !== undefined) return
    if (await decide(opened.row, body)) onDone()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !isInDialog) {
      event.preventDefault()
      onCancel()
    }
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void send()
  }
  const reasons = reasonsOf[decision.outcome].map((code) => ({
    value: code,
    label: t(reviewMessages.reasons[code]),
  }))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the fields inside
    <div className={styles.compose} onKeyDown={onKeyDown}>
      {decision.outcome === 'rejected_fields' ? (
        <RejectedFields
          opened={opened}
          fields={decision.fields}
          reasons={reasons}
          values={values}
          missing={typeof error === 'object' ? error.field : undefined}
          onChange={setValues}
        />
      ) : (
        <Select
          label={t(messages.reason)}
          value={values.reason ?? ''}
          error={error === 'reason' ? t(messages.reasonRequired) : undefined}
          options={[
            {
              value: '',
              label: needsReason(decision) ? t(messages.chooseReason) : t(messages.optional),
            },
            ...reasons,
          ]}
          onChange={({ target }) =>
            setValues({ ...values, reason: reasonOf(reasons, target.value) })
          }
        />
      )}
      <TextArea
        label={t(messages.addToMessage)}
        error={error === 'message' ? t(messages.wordsRequired) : undefined}
        rows={3}
        maxLength={2000}
        value={values.note}
        onChange={({ target }) => setValues({ ...values, note: target.value })}
      />
      {opened.row.why === 'claim' ? (
        <p className={styles.small}>{t(messages.claimantsReceive)}</p>
      ) : (
        <DecisionMessage caseId={opened.row.id} body={missing === undefined ? body : null} />
      )}
      <Checkbox
        label={t(moderationMessages.addNote)}
        checked={hasPrivateNote}
        onChange={({ target }) => {
          setHasPrivateNote(target.checked)
          if (!target.checked) setValues({ ...values, privateNote: '' })
        }}
      />
      {hasPrivateNote && (
        <TextArea
          label={t(messages.privateNote)}
          hint={t(moderationMessages.noteHint)}
          rows={2}
          maxLength={2000}
          value={values.privateNote}
          onChange={({ target }) => setValues({ ...values, privateNote: target.value })}
        />
      )}
      <ConflictNotice opened={opened} />
      <div className={styles.send}>
        <Button
          variant={decision.outcome === 'removed' ? 'danger' : 'main'}
          loading={isBusy}
          onClick={() => void send()}
        >
          {sendLabel} <kbd className={keyStyle}>Ctrl ↵</kbd>
        </Button>
        <Button onClick={onCancel}>{t(moderationMessages.cancel)}</Button>
      </div>
      <p className={styles.small}>{t(messages.canUndo)}</p>
    </div>
  )
}

type Reasons = readonly { value: ReasonCode; label: string }[]

const reasonOf = (reasons: Reasons, text: string): ReasonCode | null =>
  reasons.find(({ value }) => value === text)?.value ?? null

interface RejectedFieldsProps {
  opened: ModerationCase
  fields: readonly string[]
  reasons: Reasons
  values: DecisionValues
  /** The first field without a reason. */
  missing: string | undefined
  onChange: (values: DecisionValues) => void
}

/** Each rejected field with the value that returns and its reason. */
function RejectedFields({
  opened,
  fields,
  reasons,
  values,
  missing,
  onChange,
}: RejectedFieldsProps) {
  const t = useMessages(messages, moderationMessages, reviewMessages)
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
            value={values.fieldReasons[field] ?? ''}
            error={missing === field ? t(messages.reasonRequired) : undefined}
            options={[{ value: '', label: t(messages.chooseReason) }, ...reasons]}
            onChange={({ target }) => {
              const { [field]: _, ...others } = values.fieldReasons
              const reason = reasonOf(reasons, target.value)
              onChange({
                ...values,
                fieldReasons: reason === null ? others : { ...others, [field]: reason },
              })
            }}
          />
        </li>
      ))}
    </ul>
  )
}
