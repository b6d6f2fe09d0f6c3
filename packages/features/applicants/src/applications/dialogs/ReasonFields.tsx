import { useMessages } from '@edbazaar/feature-platform'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { TextArea } from '@edbazaar/ui/TextArea'
import { useId } from 'react'
import type { DecisionForm } from '../decision-form'
import { messages } from '../messages'
import { reasons } from '../stages'
import * as styles from './dialogs.css'

/** The reasons why an applicant is not taken forward. */
export function ReasonFields({ decision }: { decision: DecisionForm }) {
  const t = useMessages(messages)
  const errorId = useId()
  const { field, checkbox, errorOf, form } = decision
  const error = errorOf('reason_codes')
  const describedBy = error === undefined ? undefined : errorId
  return (
    <>
      <fieldset className={styles.reasons} aria-describedby={describedBy}>
        <legend className={styles.legend}>{t(messages.reasons)}</legend>
        <p className={styles.note}>{t(messages.reasonsHint)}</p>
        <div className={styles.choices}>
          {reasons.map((reason) => (
            <Checkbox
              key={reason}
              label={t(messages.reasonNames[reason])}
              value={reason}
              aria-describedby={describedBy}
              {...checkbox('reason_codes')}
            />
          ))}
        </div>
        {error !== undefined && (
          <p id={errorId} role="alert" className={styles.error}>
            {error}
          </p>
        )}
      </fieldset>
      <TextArea
        label={t(messages.reasonText)}
        rows={3}
        maxLength={1000}
        required={form.watch('reason_codes').includes('other')}
        {...field('reason_text')}
      />
    </>
  )
}
