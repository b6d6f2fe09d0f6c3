import type { StoreEditor } from '@edbazaar/api-client'
import {
  type EditedEntity,
  EditedPlaceField,
  EditedTextArea,
  EditedTextField,
  EditedWebsiteField,
  editingMessages,
  websiteSchema,
} from '@edbazaar/feature-editing'
import { useMessages } from '@edbazaar/feature-platform'
import type { RefObject } from 'react'
import { messages } from '../messages'
import * as styles from '../panels.css'
import {
  addressSchema,
  citySchema,
  emailSchema,
  gstinSchema,
  lineSchema,
  mobileSchema,
  placeChoiceOf,
  placeSchema,
  requiredSchema,
} from './store-schema'
import type { StoreValues } from './use-store-entity'

interface StoreFieldsProps {
  store: StoreEditor
  entity: EditedEntity<StoreValues>
}

/** Name, location, address and company of the store. */
export function StoreFields({
  store,
  entity,
  placeInput,
}: StoreFieldsProps & { placeInput: RefObject<HTMLInputElement | null> }) {
  const t = useMessages(messages)
  const { place } = store
  return (
    <section className={styles.section}>
      <h3 className={styles.sectionTitle}>{t(messages.store)}</h3>
      <div className={styles.fields}>
        <div className={styles.fullRow}>
          <EditedTextField
            entity={entity}
            field="brand_name"
            value={store.brand_name}
            schema={requiredSchema(t)}
            label={t(messages.name)}
            required
            maxLength={160}
            autoComplete="organization"
          />
        </div>
        <div className={styles.fullRow}>
          <EditedPlaceField
            ref={placeInput}
            entity={entity}
            field="place"
            value={placeChoiceOf(place)}
            point={place && { lat: place.lat, lng: place.long }}
            schema={placeSchema(t)}
            hint={t(messages.locationHint)}
          />
        </div>
        <div className={styles.fullRow}>
          <EditedTextArea
            entity={entity}
            field="address"
            value={store.address}
            schema={addressSchema(t)}
            label={t(messages.address)}
            className={styles.shortTextArea}
            maxLength={500}
            autoComplete="street-address"
          />
        </div>
        <EditedTextField
          entity={entity}
          field="city"
          value={store.city ?? ''}
          schema={citySchema(t)}
          label={t(messages.city)}
          hint={t(messages.cityHint)}
          required
          maxLength={160}
          autoComplete="address-level2"
        />
        <EditedTextField
          entity={entity}
          field="country"
          value={store.country}
          schema={lineSchema(t)}
          label={t(messages.country)}
          maxLength={200}
          autoComplete="country-name"
        />
        <EditedTextField
          entity={entity}
          field="company_name"
          value={store.company_name}
          schema={lineSchema(t)}
          label={t(messages.companyName)}
          maxLength={200}
          autoComplete="organization"
        />
        <EditedTextField
          entity={entity}
          field="gst"
          value={store.gst}
          schema={gstinSchema(t)}
          label={t(messages.gstin)}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
    </section>
  )
}

/** Contact person, mobile and email of the store. */
export function ContactFields({
  store,
  entity,
  mobileInput,
}: StoreFieldsProps & { mobileInput: RefObject<HTMLInputElement | null> }) {
  const t = useMessages(messages, editingMessages)
  return (
    <section className={styles.section}>
      <h3 className={styles.sectionTitle}>{t(messages.contact)}</h3>
      <div className={styles.fields}>
        <EditedTextField
          entity={entity}
          field="contact_person"
          value={store.contact_person ?? ''}
          schema={requiredSchema(t)}
          label={t(messages.contactPerson)}
          required
          maxLength={160}
          autoComplete="name"
        />
        <EditedTextField
          ref={mobileInput}
          entity={entity}
          field="mobile"
          value={store.mobile ?? ''}
          schema={mobileSchema(t)}
          label={t(messages.mobile)}
          type="tel"
          inputMode="tel"
          required
          autoComplete="tel"
        />
        <div className={styles.fullRow}>
          <EditedTextField
            entity={entity}
            field="email"
            value={store.email ?? ''}
            schema={emailSchema(t)}
            label={t(messages.email)}
            type="email"
            required
            maxLength={254}
            autoComplete="email"
          />
        </div>
        <div className={styles.fullRow}>
          <EditedWebsiteField entity={entity} value={store.website} schema={websiteSchema(t)} />
        </div>
      </div>
    </section>
  )
}
