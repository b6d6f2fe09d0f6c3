import { useMessages } from '@edbazaar/feature-platform'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { useState } from 'react'
import { MomentField } from './MomentField'
import { messages } from './messages'
import * as styles from './moment.css'

interface PublishTimeFieldProps {
  /** ISO 8601; null for as soon as it is approved. */
  value: string | null
  onChange: (value: string | null) => void
  error?: string | undefined
  disabled?: boolean | undefined
}

/** The time at which a blog or video becomes public: when it is approved, or on a date. */
export function PublishTimeField({
  value,
  onChange,
  error,
  disabled = false,
}: PublishTimeFieldProps) {
  const t = useMessages(messages)
  const [isDated, setIsDated] = useState(value !== null)
  const moment = (
    <MomentField
      value={value}
      error={error}
      disabled={disabled}
      onChange={(next) => {
        if (next !== null) onChange(next)
      }}
    />
  )
  return (
    <div>
      <RadioGroup
        legend={t(messages.publish)}
        value={isDated ? 'date' : 'approved'}
        options={[
          { value: 'approved', label: t(messages.whenApproved), disabled },
          { value: 'date', label: t(messages.onDate), below: moment, disabled },
        ]}
        onValueChange={(chosen) => {
          setIsDated(chosen === 'date')
          if (chosen === 'approved' && value !== null) onChange(null)
        }}
      />
      <p className={styles.hint}>{t(messages.publishHint)}</p>
    </div>
  )
}
