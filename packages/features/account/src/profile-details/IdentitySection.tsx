import { EditedTextField } from '@edbazaar/feature-editing'
import { DetailsSection } from './DetailsSection'
import * as styles from './details.css'
import { firstNameSchema, lastNameSchema, phoneSchema } from './details-schema'
import { messages } from './messages'
import { useProfile } from './profile-context'
import { useIdentity } from './use-identity'

/** Names and phone, each saved on blur. */
export function IdentitySection() {
  const { profile } = useProfile()
  const identity = useIdentity()
  return (
    <DetailsSection id="name" title={messages.name} text={messages.lead}>
      <div className={styles.fields}>
        <EditedTextField
          entity={identity}
          field="firstname"
          value={profile.firstname}
          schema={firstNameSchema}
          label={messages.firstName}
          autoComplete="given-name"
          required
          maxLength={60}
        />
        <EditedTextField
          entity={identity}
          field="lastname"
          value={profile.lastname}
          schema={lastNameSchema}
          label={messages.lastName}
          autoComplete="family-name"
          required
          maxLength={60}
        />
        <EditedTextField
          entity={identity}
          field="phone"
          value={profile.phone}
          schema={phoneSchema}
          label={messages.phone}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          hint={messages.phoneHint}
        />
      </div>
    </DetailsSection>
  )
}
