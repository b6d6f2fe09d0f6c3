import { ApiError, type Child } from '@edbazaar/api-client'
import { apiErrorMessage } from '@edbazaar/feature-forms'
import { todayInIndia } from '@edbazaar/feature-shell'
import { Button } from '@edbazaar/ui/Button'
import { TextField } from '@edbazaar/ui/TextField'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import * as styles from './details.css'
import { childSchema } from './details-schema'
import { messages } from './messages'

interface ChildFormProps {
  child: Child
  onSave: (child: Child) => Promise<void>
  onCancel: () => void
}

type Errors = Partial<Record<'name' | 'born_on', string>>

export function ChildForm({ child, onSave, onCancel }: ChildFormProps) {
  const nameInput = useRef<HTMLInputElement>(null)
  const [values, setValues] = useState({ name: child.name, born_on: child.born_on ?? '' })
  const [errors, setErrors] = useState<Errors>({})
  const [isSaving, setIsSaving] = useState(false)
  useEffect(() => nameInput.current?.focus(), [])

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    const checked = v.safeParse(childSchema, values)
    if (!checked.success) {
      const { name, born_on: bornOn } = v.flatten<typeof childSchema>(checked.issues).nested ?? {}
      return setErrors({ ...(name && { name: name[0] }), ...(bornOn && { born_on: bornOn[0] }) })
    }
    setErrors({})
    setIsSaving(true)
    const { name, born_on: bornOn } = checked.output
    try {
      await onSave({ name, born_on: bornOn === '' ? null : bornOn })
    } catch (cause) {
      setErrors(errorsOf(cause))
      setIsSaving(false)
    }
  }
  return (
    <form
      noValidate
      className={styles.childForm}
      aria-label={messages.addChild}
      onSubmit={onSubmit}
    >
      <div className={styles.fields}>
        <TextField
          ref={nameInput}
          label={messages.childName}
          autoComplete="off"
          required
          maxLength={60}
          value={values.name}
          error={errors.name}
          onChange={({ target }) => setValues({ ...values, name: target.value })}
        />
        <TextField
          label={messages.bornOn}
          type="date"
          autoComplete="off"
          max={todayInIndia(new Date())}
          hint={messages.bornOnHint}
          value={values.born_on}
          error={errors.born_on}
          onChange={({ target }) => setValues({ ...values, born_on: target.value })}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="main" loading={isSaving}>
          {messages.save}
        </Button>
        <Button onClick={onCancel}>{messages.cancel}</Button>
      </div>
    </form>
  )
}

/** Errors by field. The API names a field `children.2.born_on`. */
function errorsOf(cause: unknown): Errors {
  if (!(cause instanceof ApiError)) {
    console.error(cause)
    return { name: messages.failed }
  }
  const messageFor = (field: string) =>
    cause.errors.find((error) => error.field.endsWith(`.${field}`))?.msg
  const bornOn = messageFor('born_on')
  if (bornOn !== undefined) return { born_on: bornOn }
  return { name: messageFor('name') ?? apiErrorMessage(cause) }
}
