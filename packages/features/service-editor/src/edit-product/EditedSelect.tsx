import {
  type EditedEntity,
  FieldConflict,
  textFormat,
  useEditedField,
} from '@edbazaar/feature-editing'
import { SaveState } from '@edbazaar/feature-platform/save-state'
import { Select, type SelectOption } from '@edbazaar/ui/Select'
import type * as v from 'valibot'
import type { ProductValues } from './use-product-entity'

interface EditedSelectProps<Field extends 'kind' | 'mode'> {
  entity: EditedEntity<ProductValues>
  field: Field
  value: ProductValues[Field]
  schema: v.GenericSchema<unknown, ProductValues[Field]>
  label: string
  options: readonly SelectOption[]
}

/** A select that saves at once. */
export function EditedSelect<Field extends 'kind' | 'mode'>({
  entity,
  field,
  value,
  schema,
  label,
  options,
}: EditedSelectProps<Field>) {
  const edited = useEditedField(entity, field, { value, schema, format: textFormat })
  const { conflict } = edited
  return (
    <div>
      <Select
        label={label}
        options={options}
        labelEnd={<SaveState phase={edited.phase} />}
        error={edited.error}
        value={edited.value}
        onChange={({ target }) => edited.save(target.value)}
      />
      {conflict !== null && (
        <FieldConflict
          label={label}
          theirs={options.find((option) => option.value === conflict.theirs)?.label}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
        />
      )}
    </div>
  )
}
