import type { Child } from '@edbazaar/api-client'
import { useApiForm } from '@edbazaar/feature-form-kit'
import { isDay } from '@edbazaar/feature-form-kit/page-form'
import { todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import { Button } from '@edbazaar/ui/Button'
import { TextField } from '@edbazaar/ui/TextField'
import * as styles from './details.css'
import { childSchema, earliestBirthDate } from './details-schema'
import { messages } from './messages'

interface ChildFormProps {
  child: Child
  onSave: (child: Child) => void
  onCancel: () => void
}

const loadSchema = async () => childSchema

/** A child to add or change. The list of children saves it. */
export function ChildForm({ child, onSave, onCancel }: ChildFormProps) {
  const t = useMessages(messages)
  const { onSubmit, field, errorOf, form } = useApiForm<Child>({
    loadSchema,
    send: async (_, saved) => onSave(saved),
    validatesOnBlur: false,
    initial: { name: child.name, born_on: child.born_on ?? '' },
  })
  const bornOn = form.watch('born_on')
  const today = todayInIndia(new Date())
  const setBornOn = (day: string) =>
    form.setValue('born_on', day, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    })
  return (
    <form
      noValidate
      className={styles.childForm}
      aria-label={t(messages.addChild)}
      onSubmit={onSubmit}
    >
      <div className={styles.fields}>
        <TextField
          label={t(messages.childName)}
          autoComplete="off"
          required
          maxLength={60}
          // The user has just opened the form.
          autoFocus
          {...field('name')}
        />
        <DatePicker
          label={t(messages.bornOn)}
          hint={t(messages.bornOnHint)}
          min={earliestBirthDate}
          max={today}
          today={today}
          value={isDay(bornOn) ? bornOn : ''}
          error={errorOf('born_on')}
          onValueChange={setBornOn}
          onTextChange={setBornOn}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="main">
          {t(messages.save)}
        </Button>
        <Button onClick={onCancel}>{t(messages.cancel)}</Button>
      </div>
    </form>
  )
}
