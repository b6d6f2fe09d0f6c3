import {
  EditedNumberField,
  EditedWebsiteField,
  editingMessages,
  websiteSchema,
} from '@edbazaar/feature-editing'
import { useMessages } from '@edbazaar/feature-platform'
import { FieldGroup } from '../FieldGroup'
import type { SchoolSectionProps } from '../SchoolFields'
import { AdmissionsField } from './AdmissionsField'
import { EditedPair } from './EditedPair'
import { FeesField } from './FeesField'
import { agesSchema, ratioSchema, seatsSchema, timingsSchema } from './fact-schemas'
import { messages } from './messages'
import { pairFormat } from './pair-format'

const agesFormat = pairFormat('age_min', 'age_max')
const seatsFormat = pairFormat('total', 'left')
const timingsFormat = pairFormat('starts_at', 'ends_at')

/** The facts that parents filter and compare by, in the order of lists. */
export function FactFields(props: SchoolSectionProps) {
  return (
    <>
      <FeesField {...props} />
      <AgesAndSeats {...props} />
      <AdmissionsField {...props} />
      <SchoolDay {...props} />
    </>
  )
}

function AgesAndSeats({ school, entity }: SchoolSectionProps) {
  const t = useMessages(messages)
  return (
    <FieldGroup section="edit-ages" title={t(messages.agesAndSeats)}>
      <EditedPair
        entity={entity}
        field="ages"
        value={school.ages}
        format={agesFormat}
        schema={agesSchema(t)}
        label={t(messages.ages)}
        inputs={[
          { name: 'age_min', label: t(messages.ageFrom), inputMode: 'decimal', maxLength: 4 },
          { name: 'age_max', label: t(messages.ageTo), inputMode: 'decimal', maxLength: 4 },
        ]}
      />
      <EditedPair
        entity={entity}
        field="seats"
        value={school.seats}
        format={seatsFormat}
        schema={seatsSchema(t)}
        label={t(messages.seats)}
        hint={t(messages.seatsHint)}
        inputs={[
          { name: 'total', label: t(messages.seatsTotal), inputMode: 'numeric', maxLength: 5 },
          { name: 'left', label: t(messages.seatsLeft), inputMode: 'numeric', maxLength: 5 },
        ]}
      />
    </FieldGroup>
  )
}

function SchoolDay({ school, entity }: SchoolSectionProps) {
  const t = useMessages(messages, editingMessages)
  return (
    <FieldGroup section="edit-school-day" title={t(messages.schoolDay)}>
      <EditedPair
        entity={entity}
        field="timings"
        value={school.timings}
        format={timingsFormat}
        schema={timingsSchema(t)}
        label={t(messages.timings)}
        inputs={[
          { name: 'starts_at', label: t(messages.startsAt), type: 'time' },
          { name: 'ends_at', label: t(messages.endsAt), type: 'time' },
        ]}
      />
      <EditedNumberField
        entity={entity}
        field="students_per_teacher"
        value={school.students_per_teacher}
        schema={ratioSchema(t)}
        label={t(messages.ratio)}
        hint={t(messages.ratioHint)}
      />
      <EditedWebsiteField entity={entity} value={school.website} schema={websiteSchema(t)} />
    </FieldGroup>
  )
}
