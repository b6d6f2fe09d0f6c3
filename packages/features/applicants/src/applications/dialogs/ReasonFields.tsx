import { useMessages } from '@edbazaar/feature-platform'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { TextArea } from '@edbazaar/ui/TextArea'
import { useId } from 'react'
import type { Reason } from '../application-types'
import { messages } from '../messages'
import { reasons } from '../stages'
import * as styles from './dialogs.css'

export interface ReasonValues {
  codes: readonly Reason[]
  text: string
}

/** Whether the reasons are complete: at least one, and a text for another reason. */
export const areReasonsComplete = ({ codes, text }: ReasonValues): boolean =>
  codes.length > 0 && (!codes.includes('other') || text.trim() !== '')

/** The fields of the API for the reasons. */
export const reasonBody = ({ codes, text }: ReasonValues) => ({
  reason_codes: [...codes],
  ...(text.trim() !== '' && { reason_text: text.trim() }),
})

interface ReasonFieldsProps {
  values: ReasonValues
  hasTried: boolean
  onChange: (values: ReasonValues) => void
}

/** The reasons why an applicant is not taken forward. */
export function ReasonFields({ values, hasTried, onChange }: ReasonFieldsProps) {
  const t = useMessages(messages)
  const errorId = useId()
  const { codes, text } = values
  const isMissing = hasTried && codes.length === 0
  const needsText = codes.includes('other')
  return (
    <>
      <fieldset className={styles.reasons} aria-describedby={isMissing ? errorId : undefined}>
        <legend className={styles.legend}>{t(messages.reasons)}</legend>
        <p className={styles.note}>{t(messages.reasonsHint)}</p>
        <div className={styles.choices}>
          {reasons.map((reason) => (
            <Checkbox
              key={reason}
              label={t(messages.reasonNames[reason])}
              checked={codes.includes(reason)}
              onChange={() =>
                onChange({
                  text,
                  codes: codes.includes(reason)
                    ? codes.filter((each) => each !== reason)
                    : [...codes, reason],
                })
              }
            />
          ))}
        </div>
        {isMissing && (
          <p id={errorId} className={styles.error}>
            {t(messages.reasonRequired)}
          </p>
        )}
      </fieldset>
      <TextArea
        label={t(messages.reasonText)}
        rows={3}
        maxLength={1000}
        required={needsText}
        error={
          hasTried && needsText && text.trim() === '' ? t(messages.reasonTextRequired) : undefined
        }
        value={text}
        onChange={({ target }) => onChange({ codes, text: target.value })}
      />
    </>
  )
}
