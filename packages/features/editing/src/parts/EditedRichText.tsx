import { importWithRetry } from '@edbazaar/feature-platform'
import { SaveState } from '@edbazaar/feature-platform/save-state'
import { RichText } from '@edbazaar/ui/RichText'
import type { RichTextEditorProps } from '@edbazaar/ui/RichTextEditor'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { lazy, Suspense } from 'react'
import { textFormat } from '../fields/field-format'
import { useEditedField } from '../fields/use-edited-field'
import * as styles from './parts.css'
import { type EditedFieldProps, WithConflict } from './WithConflict'

/** Loaded separately: the editor is 100 kB. */
const RichTextEditor = lazy(async () => {
  const { RichTextEditor: Editor } = await importWithRetry(
    () => import('@edbazaar/ui/RichTextEditor'),
  )
  return { default: Editor }
})

type Props<Values, Field extends keyof Values & string> = EditedFieldProps<Values, Field> &
  Omit<
    RichTextEditorProps,
    keyof EditedFieldProps<Values, Field> | 'error' | 'beside' | 'onChange' | 'onBlur'
  >

/** A rich-text field that saves on blur. Rest props go to the `RichTextEditor`. */
export function EditedRichText<Values, Field extends keyof Values & string>({
  entity,
  field,
  value,
  schema,
  ...rest
}: Props<Values, Field>) {
  const edited = useEditedField(entity, field, { value, schema, format: textFormat })
  return (
    <WithConflict
      edited={edited}
      label={rest.label}
      renderValue={(theirs) => theirs && <RichText html={theirs} />}
    >
      <Suspense fallback={<EditorPlaceholder label={rest.label} />}>
        <RichTextEditor
          {...rest}
          labelEnd={<SaveState phase={edited.phase} />}
          error={edited.error}
          value={edited.value}
          onChange={edited.change}
          onBlur={edited.commit}
        />
      </Suspense>
    </WithConflict>
  )
}

/** As high as an empty editor, to avoid a layout shift. */
function EditorPlaceholder({ label }: { label: string }) {
  return (
    <div aria-busy="true" className={styles.placeholderField}>
      <span>{label}</span>
      <div className={styles.editorPlaceholder}>
        <Skeleton width="half" />
      </div>
    </div>
  )
}
