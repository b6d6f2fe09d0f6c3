import { useSavedField } from '@edbazaar/feature-forms'
import { TextField } from '@edbazaar/ui/TextField'
import { DetailsSection } from './DetailsSection'
import * as styles from './details.css'
import { firstNameSchema, lastNameSchema, phoneSchema } from './details-schema'
import { useProfile } from './edited-profile'
import { messages } from './messages'

/** Names and phone, each saved when it is left. */
export function IdentitySection() {
  const { profile, save } = useProfile()
  const firstName = useSavedField({
    value: profile.firstname,
    schema: firstNameSchema,
    save: (value) => save('firstname', value),
  })
  const lastName = useSavedField({
    value: profile.lastname,
    schema: lastNameSchema,
    save: (value) => save('lastname', value),
  })
  const phone = useSavedField({
    value: profile.phone ?? '',
    schema: phoneSchema,
    save: (value) => save('phone', value === '' ? null : value),
  })
  return (
    <DetailsSection id="name" title={messages.name} text={messages.standfirst}>
      <div className={styles.fields}>
        <TextField
          label={messages.firstName}
          autoComplete="given-name"
          required
          maxLength={60}
          {...firstName}
        />
        <TextField
          label={messages.lastName}
          autoComplete="family-name"
          required
          maxLength={60}
          {...lastName}
        />
        <TextField
          label={messages.phone}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          hint={messages.phoneHint}
          {...phone}
        />
      </div>
    </DetailsSection>
  )
}
