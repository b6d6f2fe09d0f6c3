import type { ProductEditor } from '@edbazaar/api-client'
import { productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import { type EditedEntity, EditedTextField } from '@edbazaar/feature-editing'
import { useMessages } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { FormSection } from '../product/FormSection'
import { messages } from '../product/messages'
import * as styles from '../product/product.css'
import { kinds, modes, nameSchema } from '../product/product-schema'
import { EditedSelect } from './EditedSelect'
import type { ProductValues } from './use-product-entity'

export interface EditedProductProps {
  product: ProductEditor
  entity: EditedEntity<ProductValues>
}

/** Name, kind and mode. */
export function BasicFields({ product, entity }: EditedProductProps) {
  const t = useMessages(messages, productMessages)
  return (
    <FormSection title={t(messages.basics)}>
      <div className={styles.fields}>
        <div className={styles.fullRow}>
          <EditedTextField
            entity={entity}
            field="name"
            value={product.name}
            schema={nameSchema(t)}
            label={t(messages.name)}
            hint={t(messages.nameHint)}
            required
            maxLength={160}
            autoComplete="off"
          />
        </div>
        <EditedSelect
          entity={entity}
          field="kind"
          value={product.kind}
          schema={v.picklist(kinds)}
          label={t(messages.kind)}
          options={kinds.map((kind) => ({ value: kind, label: t(productMessages.kinds[kind]) }))}
        />
        <EditedSelect
          entity={entity}
          field="mode"
          value={product.mode}
          schema={v.picklist(modes)}
          label={t(messages.mode)}
          options={modes.map((mode) => ({ value: mode, label: t(productMessages.modes[mode]) }))}
        />
      </div>
    </FormSection>
  )
}
