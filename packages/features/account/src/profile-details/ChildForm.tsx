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

type Wrong = Partial<Record<'name' | 'born_on', string>>

/** A child's name and date of birth. */
export function ChildForm({ child, onSave, onCancel }: ChildFormProps) {
  const first = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState({ name: child.name, born_on: child.born_on ?? '' })
  const [wrong, setWrong] = useState<Wrong>({})
  const [isSaving, setIsSaving] = useState(false)
  useEffect(() => first.current?.focus(), [])

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    const checked = v.safeParse(childSchema, typed)
    if (!checked.success) {
      const { name, born_on: bornOn } = v.flatten<typeof childSchema>(checked.issues).nested ?? {}
      return setWrong({ ...(name && { name: name[0] }), ...(bornOn && { born_on: bornOn[0] }) })
    }
    setWrong({})
    setIsSaving(true)
    const { name, born_on: bornOn } = checked.output
    try {
      await onSave({ name, born_on: bornOn === '' ? null : bornOn })
    } catch (cause) {
      setWrong(refusedFields(cause))
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
          ref={first}
          label={messages.childName}
          autoComplete="off"
          required
          maxLength={60}
          value={typed.name}
          error={wrong.name}
          onChange={({ target }) => setTyped({ ...typed, name: target.value })}
        />
        <TextField
          label={messages.bornOn}
          type="date"
          autoComplete="off"
          max={todayInIndia(new Date())}
          hint={messages.bornOnHint}
          value={typed.born_on}
          error={wrong.born_on}
          onChange={({ target }) => setTyped({ ...typed, born_on: target.value })}
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

/** The API names a field as `children.2.born_on`. */
function refusedFields(cause: unknown): Wrong {
  if (!(cause instanceof ApiError)) {
    console.error(cause)
    return { name: messages.failed }
  }
  const about = (field: string) => cause.errors.find((one) => one.field.endsWith(`.${field}`))?.msg
  const bornOn = about('born_on')
  if (bornOn !== undefined) return { born_on: bornOn }
  return { name: about('name') ?? apiErrorMessage(cause) }
}
