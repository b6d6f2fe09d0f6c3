import { useMessages } from '@edbazaar/feature-platform'
import type { PasswordFieldProps } from '@edbazaar/ui/PasswordField'
import { type FormEvent, useState } from 'react'
import { messages } from './messages'
import * as styles from './new-password.css'
import { PasswordField } from './PasswordField'
import { type PasswordStrength, strengthOf } from './password-strength'

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete'> {
  /** Words that others know about the user: names, email. They do not add strength. */
  personalWords?: readonly string[]
}

const steps: readonly PasswordStrength[] = ['weak', 'fair', 'strong']

/** A field for a new password. Shows its strength below while the user types. */
export function NewPasswordField({ personalWords = [], ...rest }: NewPasswordFieldProps) {
  const t = useMessages(messages)
  const [typed, setTyped] = useState('')
  const strength = strengthOf(typed, personalWords)
  const reached = steps.indexOf(strength)
  return (
    // The form controls the field, so the typed text is read from the bubbling event.
    <div
      className={styles.root}
      onInput={({ target }: FormEvent) => {
        if (target instanceof HTMLInputElement) setTyped(target.value)
      }}
    >
      <PasswordField autoComplete="new-password" {...rest} />
      <div className={styles.meter} data-strength={typed === '' ? undefined : strength}>
        <span className={styles.bars} aria-hidden="true">
          {steps.map((step, index) => (
            <i key={step} className={styles.bar} data-on={index <= reached || undefined} />
          ))}
        </span>
        <output aria-label={t(messages.strength)} className={styles.label}>
          {typed === '' ? '' : t(messages.strengths[strength])}
        </output>
      </div>
    </div>
  )
}
