import { optionalDayField, optionalText, usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import { TextField } from '@edbazaar/ui/TextField'
import * as v from 'valibot'
import type { SectionProps } from './ApplyForm'
import * as styles from './apply.css'
import { messages } from './messages'
import { SaveButton } from './SaveButton'
import { savingSection } from './save-section'

/** Digits as `form` has them, typed with the signs that `removed` matches, or null for an empty text. */
const digits = (removed: RegExp, form: RegExp, message: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(removed, '')),
    v.check((text) => text === '' || form.test(text), message),
    optionalText,
  )

/** The API checks what is missing. */
const detailsSchema = (t: Translate) =>
  v.object({
    full_name: optionalText,
    phone: digits(/[\s()+-]/g, /^\d{10,12}$/, t(messages.notAPhone)),
    city: optionalText,
    born_on: optionalDayField(t(messages.notADay)),
    pincode: digits(/\s/g, /^[1-9]\d{5}$/, t(messages.notAPincode)),
  })

/** Name, phone number and town; date of birth and PIN code only for EdBazaar. */
export function DetailsSection(props: SectionProps) {
  const t = useMessages(messages)
  const { form } = props.application
  const { field, day, isSending, onSubmit } = usePageForm({
    ...savingSection('details', props),
    schema: detailsSchema,
    initial: {
      full_name: form.full_name ?? '',
      phone: form.phone ?? '',
      city: form.city ?? '',
      born_on: form.born_on ?? '',
      pincode: form.pincode ?? '',
    },
  })
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <TextField label={t(messages.name)} autoComplete="name" {...field('full_name')} />
      <TextField
        label={t(messages.phone)}
        hint={t(messages.phoneHint)}
        type="tel"
        autoComplete="tel"
        {...field('phone')}
      />
      <TextField label={t(messages.city)} autoComplete="address-level2" {...field('city')} />
      <DatePicker label={t(messages.bornOn)} hint={t(messages.bornOnHint)} {...day('born_on')} />
      <TextField
        label={t(messages.pincode)}
        hint={t(messages.pincodeHint)}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        {...field('pincode')}
      />
      <p className={styles.hint}>{t(messages.emailNote(form.email))}</p>
      <SaveButton isBusy={isSending} />
    </form>
  )
}
