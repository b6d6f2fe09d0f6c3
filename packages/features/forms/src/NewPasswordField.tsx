import { PasswordField, type PasswordFieldProps } from '@edbazaar/ui/PasswordField'
import { type FormEvent, useState } from 'react'
import { messages } from './messages'
import * as styles from './new-password.css'
import { type PasswordStrength, strengthOf } from './password-strength'

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete'> {
  /** What a stranger knows of whose password it is: names, email. */
  ownWords?: readonly string[]
}

const steps: readonly PasswordStrength[] = ['weak', 'fair', 'strong']

/** A password that is made up here; how strong it is stands beneath while one types. */
export function NewPasswordField({ ownWords = [], ...rest }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('')
  const strength = strengthOf(typed, ownWords)
  const reached = steps.indexOf(strength)
  return (
    // The field itself belongs to its form: what is typed is seen on its way up.
    <div
      className={styles.place}
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
        <output aria-label={messages.strength} className={styles.words}>
          {typed === '' ? '' : messages.strengths[strength]}
        </output>
      </div>
    </div>
  )
}
