import { useMessages } from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/ui/DatePicker'
import { TextField } from '@edbazaar/ui/TextField'
import { useState } from 'react'
import type { SectionProps } from './ApplyForm'
import * as styles from './apply.css'
import { messages } from './messages'
import { SaveButton } from './SaveButton'
import { orNull, useSection } from './use-section'

/** Name, phone number and town; date of birth and PIN code only for EdBazaar. */
export function DetailsSection(props: SectionProps) {
  const t = useMessages(messages)
  const { form } = props.application
  const { errors, isBusy, formRef, onSubmit } = useSection(props)
  const [name, setName] = useState(form.full_name ?? '')
  const [phone, setPhone] = useState(form.phone ?? '')
  const [city, setCity] = useState(form.city ?? '')
  const [bornOn, setBornOn] = useState(form.born_on ?? '')
  const [pincode, setPincode] = useState(form.pincode ?? '')
  const draft = () => ({
    section: 'details' as const,
    full_name: orNull(name),
    phone: orNull(phone.replace(/[\s()+-]/g, '')),
    city: orNull(city),
    born_on: orNull(bornOn),
    pincode: orNull(pincode.replace(/\s/g, '')),
  })
  return (
    <form ref={formRef} noValidate className={styles.form} onSubmit={onSubmit(draft)}>
      <TextField
        label={t(messages.name)}
        autoComplete="name"
        value={name}
        error={errors.full_name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        label={t(messages.phone)}
        hint={t(messages.phoneHint)}
        type="tel"
        autoComplete="tel"
        value={phone}
        error={errors.phone}
        onChange={(event) => setPhone(event.currentTarget.value)}
      />
      <TextField
        label={t(messages.city)}
        autoComplete="address-level2"
        value={city}
        error={errors.city}
        onChange={(event) => setCity(event.currentTarget.value)}
      />
      <DatePicker
        label={t(messages.bornOn)}
        hint={t(messages.bornOnHint)}
        value={bornOn}
        error={errors.born_on}
        onValueChange={setBornOn}
      />
      <TextField
        label={t(messages.pincode)}
        hint={t(messages.pincodeHint)}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        value={pincode}
        error={errors.pincode}
        onChange={(event) => setPincode(event.currentTarget.value)}
      />
      <p className={styles.hint}>{t(messages.emailNote(form.email))}</p>
      <SaveButton isBusy={isBusy} />
    </form>
  )
}
