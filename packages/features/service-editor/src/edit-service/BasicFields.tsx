import type { ProductEditor } from '@edbazaar/api-client'
import { type EditedEntity, EditedTextField } from '@edbazaar/feature-editing'
import { productKindLabel, trainingModeLabel } from '@edbazaar/feature-shell'
import * as v from 'valibot'
import { FormSection } from '../service/FormSection'
import { messages } from '../service/messages'
import * as styles from '../service/service.css'
import { kinds, modes, nameSchema } from '../service/service-schema'
import { EditedSelect } from './EditedSelect'
import type { ServiceValues } from './use-service-entity'

export interface EditedServiceProps {
  service: ProductEditor
  entity: EditedEntity<ServiceValues>
}

const kindOptions = kinds.map((kind) => ({ value: kind, label: productKindLabel(kind) }))
const modeOptions = modes.map((mode) => ({ value: mode, label: trainingModeLabel(mode) }))

/** What it is called, of which kind, and where it takes place. */
export function BasicFields({ service, entity }: EditedServiceProps) {
  return (
    <FormSection title={messages.basics}>
      <div className={styles.fields}>
        <div className={styles.wholeRow}>
          <EditedTextField
            {...{ entity, field: 'name', value: service.name, schema: nameSchema }}
            label={messages.name}
            hint={messages.nameHint}
            required
            maxLength={160}
            autoComplete="off"
          />
        </div>
        <EditedSelect
          {...{ entity, field: 'kind', value: service.kind, schema: v.picklist(kinds) }}
          label={messages.kind}
          options={kindOptions}
        />
        <EditedSelect
          {...{ entity, field: 'mode', value: service.mode, schema: v.picklist(modes) }}
          label={messages.mode}
          options={modeOptions}
        />
      </div>
    </FormSection>
  )
}
