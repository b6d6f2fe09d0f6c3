import type { SchoolEditor } from '@edbazaar/api-client'
import {
  countSchema,
  type EditedEntity,
  EditedNumberField,
  EditedRichText,
  EditedSwitch,
  EditedTextArea,
  EditedTextField,
  editingMessages,
  switchFormat,
  switchSchema,
  useEditedField,
} from '@edbazaar/feature-editing'
import { useMessages } from '@edbazaar/feature-platform'
import { SaveState } from '@edbazaar/feature-platform/save-state'
import { Select } from '@edbazaar/ui/Select'
import { TextField } from '@edbazaar/ui/TextField'
import type { RefObject } from 'react'
import * as styles from './edit-school.css'
import type { EditorSection } from './editor-sections'
import { establishedFormat } from './established'
import { FieldGroup } from './FieldGroup'
import { FiltersSection } from './FiltersSection'
import { FactFields } from './facts/FactFields'
import { LocationField } from './LocationField'
import { MediaSection } from './MediaSection'
import { messages } from './messages'
import {
  addressSchema,
  descriptionSchema,
  emailSchema,
  establishedSchema,
  lineSchema,
  nameSchema,
  phoneSchema,
} from './school-schemas'
import type { SchoolValues } from './use-school-entity'

/** Props of every section of the panel. */
export interface SchoolSectionProps {
  school: SchoolEditor
  entity: EditedEntity<SchoolValues>
}

interface SchoolFieldsProps extends SchoolSectionProps {
  /** Focused when the contact email is missing. */
  emailInput: RefObject<HTMLInputElement | null>
}

const visibility: EditorSection = 'edit-visibility'
const description: EditorSection = 'edit-description'

/** All fields of a school (specification, section 3). */
export function SchoolFields({ school, entity, emailInput }: SchoolFieldsProps) {
  const t = useMessages(messages)
  return (
    <div className={styles.fields}>
      <div id={visibility}>
        <EditedSwitch
          entity={entity}
          field="is_active"
          value={school.is_active}
          schema={switchSchema}
          label={t(messages.shown)}
          hint={t(messages.shownHint)}
          isHiddenByAdmin={school.is_hidden_by_admin}
        />
      </div>
      <MediaSection school={school} entity={entity} />
      <FieldGroup section="edit-school" title={t(messages.school)}>
        <NameFields school={school} entity={entity} />
        <PlaceFields school={school} entity={entity} />
        <FigureFields school={school} entity={entity} />
      </FieldGroup>
      <FactFields school={school} entity={entity} />
      <ContactFields school={school} entity={entity} emailInput={emailInput} />
      <FiltersSection school={school} entity={entity} />
      <div id={description}>
        <EditedRichText
          entity={entity}
          field="description"
          value={school.description}
          schema={descriptionSchema(t)}
          toolbar="school"
          label={t(messages.descriptionLabel)}
          hint={t(messages.descriptionHint)}
        />
      </div>
    </div>
  )
}

function NameFields({ school, entity }: SchoolSectionProps) {
  const t = useMessages(messages)
  return (
    <>
      <EditedTextField
        entity={entity}
        field="name"
        value={school.name}
        schema={nameSchema(t)}
        label={t(messages.name)}
        required
        maxLength={160}
        autoComplete="off"
      />
      <TextField
        label={t(messages.slug)}
        hint={t(messages.slugHint)}
        value={school.slug}
        disabled
      />
    </>
  )
}

/** Type, location and address; an online school has no location. */
function PlaceFields({ school, entity }: SchoolSectionProps) {
  const t = useMessages(messages)
  const isOnline = useEditedField(entity, 'is_online', {
    value: school.is_online,
    format: switchFormat,
    schema: switchSchema,
  })
  return (
    <>
      <Select
        label={t(messages.type)}
        labelEnd={<SaveState phase={isOnline.phase} />}
        error={isOnline.error}
        value={isOnline.value ? 'online' : 'offline'}
        options={[
          { value: 'offline', label: t(messages.offline) },
          { value: 'online', label: t(messages.online) },
        ]}
        onChange={({ target }) => isOnline.save(target.value === 'online')}
      />
      {!isOnline.value && (
        <>
          <LocationField school={school} entity={entity} />
          <EditedTextArea
            entity={entity}
            field="address"
            value={school.address}
            schema={addressSchema(t)}
            label={t(messages.address)}
            hint={t(messages.addressHint)}
            rows={2}
            maxLength={500}
            autoComplete="street-address"
            className={styles.shortTextArea}
          />
        </>
      )}
    </>
  )
}

function FigureFields({ school, entity }: SchoolSectionProps) {
  const t = useMessages(messages, editingMessages)
  return (
    <div className={styles.pair}>
      <EditedTextField
        entity={entity}
        field="established_on"
        value={school.established_on}
        schema={establishedSchema(t)}
        format={establishedFormat}
        label={t(messages.establishedOn)}
        hint={t(messages.establishedHint)}
        maxLength={10}
        autoComplete="off"
      />
      <EditedNumberField
        entity={entity}
        field="n_classrooms"
        value={school.n_classrooms}
        schema={countSchema(t)}
        label={t(messages.classrooms)}
      />
      <div className={styles.fullRow}>
        <EditedNumberField
          entity={entity}
          field="n_students"
          value={school.n_students}
          schema={countSchema(t)}
          label={t(messages.students)}
        />
      </div>
    </div>
  )
}

function ContactFields({ school, entity, emailInput }: SchoolFieldsProps) {
  const t = useMessages(messages)
  return (
    <FieldGroup section="edit-contact" title={t(messages.contact)}>
      <div className={styles.pair}>
        <EditedTextField
          entity={entity}
          field="contact_name"
          value={school.contact_name}
          schema={lineSchema(t)}
          label={t(messages.contactName)}
          maxLength={200}
          autoComplete="off"
        />
        <EditedTextField
          entity={entity}
          field="contact_phone"
          value={school.contact_phone ?? ''}
          schema={phoneSchema(t)}
          label={t(messages.phone)}
          type="tel"
          inputMode="tel"
          maxLength={30}
          autoComplete="off"
        />
      </div>
      <EditedTextField
        ref={emailInput}
        entity={entity}
        field="contact_email"
        value={school.contact_email ?? ''}
        schema={emailSchema(t)}
        label={t(messages.email)}
        type="email"
        inputMode="email"
        required
        autoComplete="off"
      />
    </FieldGroup>
  )
}
