import { importWithRetry } from '@edbazaar/feature-shell'
import { RichText } from '@edbazaar/ui/RichText'
import type { RichTextEditorProps } from '@edbazaar/ui/RichTextEditor'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { lazy, Suspense } from 'react'
import { textFormat } from '../fields/field-format'
import { useEditedField } from '../fields/use-edited-field'
import { type EditedFieldProps, shownState, WithConflict } from './field-parts'
import * as styles from './parts.css'

/** An editor of 100 kB: the fields around it are there before it. */
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

/** Paragraphs that save themselves when the editor is left. Rest props go to the `RichTextEditor`. */
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
      show={(theirs) => theirs && <RichText html={theirs} />}
    >
      <Suspense fallback={<EditorPlace label={rest.label} />}>
        <RichTextEditor
          {...rest}
          {...shownState(edited)}
          value={edited.value}
          onChange={edited.change}
          onBlur={edited.leave}
        />
      </Suspense>
    </WithConflict>
  )
}

/** As high as the editor at first, so that little moves when it comes. */
function EditorPlace({ label }: { label: string }) {
  return (
    <div aria-busy="true" className={styles.oneLine}>
      <span>{label}</span>
      <div className={styles.editorPlace}>
        <Skeleton width="half" />
      </div>
    </div>
  )
}
