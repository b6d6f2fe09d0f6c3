import { EditedTextField } from '@edbazaar/feature-editing'
import { fieldMessages, firstNameField, lastNameField } from '@edbazaar/feature-form-kit/fields'
import { useMessages } from '@edbazaar/feature-platform'
import { DetailsSection } from './DetailsSection'
import * as styles from './details.css'
import { phoneSchema } from './details-schema'
import { messages } from './messages'
import { useProfile } from './profile-context'

/** Names and phone, each saved on blur. */
export function IdentitySection() {
  const t = useMessages(messages, fieldMessages)
  const { profile, entity } = useProfile()
  return (
    <DetailsSection id="name" title={t(messages.name)} text={t(messages.lead)}>
      <div className={styles.fields}>
        <EditedTextField
          entity={entity}
          field="firstname"
          value={profile.firstname}
          schema={firstNameField(t)}
          label={t(messages.firstName)}
          autoComplete="given-name"
          required
          maxLength={60}
        />
        <EditedTextField
          entity={entity}
          field="lastname"
          value={profile.lastname}
          schema={lastNameField(t)}
          label={t(messages.lastName)}
          autoComplete="family-name"
          required
          maxLength={60}
        />
        <EditedTextField
          entity={entity}
          field="phone"
          value={profile.phone}
          schema={phoneSchema(t)}
          label={t(messages.phone)}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          hint={t(messages.phoneHint)}
        />
      </div>
    </DetailsSection>
  )
}
