import type { Filter, Media, ProductEditor } from '@edbazaar/api-client'
import {
  captionedFiles,
  captionedFilesFormat,
  FieldConflict,
  idsFormat,
  mediaOf,
  useEditedField,
} from '@edbazaar/feature-editing'
import { useMessages } from '@edbazaar/feature-platform'
import { SaveState } from '@edbazaar/feature-platform/save-state'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as v from 'valibot'
import { BatchList } from '../batches/BatchList'
import { messages as batchMessages } from '../batches/messages'
import { sectionOf } from '../filters/filter-sections'
import { ProductFilters } from '../filters/ProductFilters'
import { FormSection } from '../product/FormSection'
import { messages } from '../product/messages'
import { ProductMedia } from '../product/ProductMedia'
import * as styles from '../product/product.css'
import type { EditedProductProps } from './BasicFields'
import { useBatches } from './use-batches'

interface BatchesProps extends Pick<EditedProductProps, 'product'> {
  /** Receives the product as loaded after a conflict. */
  onReload: (product: ProductEditor) => void
}

/** The product's batches, past and current. */
export function Batches({ product, onReload }: BatchesProps) {
  const t = useMessages(batchMessages)
  const batchActions = useBatches(product, onReload)
  const [search, setSearch] = useSearchParams()
  const batches = product.batches.map(({ id, ...details }) => ({ key: String(id), details }))
  return (
    <FormSection title={t(batchMessages.title)} text={t(batchMessages.text)}>
      <BatchList
        kind={product.kind}
        batches={batches}
        revision={product.revision}
        isAdding={search.get('batch') === 'new'}
        onEditingChange={(isEditing) => {
          if (!isEditing && search.has('batch')) setSearch({}, { replace: true })
        }}
        onAdd={batchActions.add}
        onChange={batchActions.change}
        onReload={batchActions.reload}
        onRemove={batchActions.remove}
      />
    </FormSection>
  )
}

const filesSchema = v.pipe(
  v.array(v.object({ url: v.string(), caption: v.nullable(v.string()) })),
  v.transform((files) => JSON.stringify(files)),
)

/** Images and videos; each change is saved at once. */
export function EditedMedia({ product, entity }: EditedProductProps) {
  const t = useMessages(messages)
  const { value, phase, error, save, conflict } = useEditedField(entity, 'files', {
    value: captionedFiles(product.media),
    format: captionedFilesFormat,
    schema: filesSchema,
  })
  /** Files uploaded here that the loaded product does not have yet. */
  const [uploaded, setUploaded] = useState<readonly Media[]>([])
  const media = mediaOf(value, [...product.media, ...uploaded])
  return (
    <FormSection title={t(messages.media)} note={<SaveState phase={phase} />}>
      <ProductMedia
        media={media}
        onChange={(next) => {
          setUploaded((current) => [...current, ...next])
          save(captionedFiles(next))
        }}
      />
      {error !== undefined && <p className={styles.error}>{error}</p>}
      {conflict !== null && (
        <FieldConflict
          label={t(messages.media)}
          theirs={t(messages.files(conflict.theirs.length))}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
        />
      )}
    </FormSection>
  )
}

const idsSchema = v.pipe(
  v.array(v.number()),
  v.transform((ids) => [...ids]),
)

/** The filters of the product's kind; each change is saved at once. */
export function EditedFilters({ product, entity }: EditedProductProps) {
  const t = useMessages(messages)
  const { value, phase, error, save, conflict } = useEditedField(entity, 'filter_ids', {
    value: product.filter_ids,
    format: idsFormat,
    schema: idsSchema,
  })
  return (
    <FormSection
      title={t(messages.filters)}
      text={t(messages.filtersText)}
      note={<SaveState phase={phase} />}
    >
      <ProductFilters
        filters={product.filters_values}
        requested={product.requested_filters}
        selected={value}
        section={sectionOf[product.kind]}
        requesterName={product.name}
        onChange={save}
      />
      {error !== undefined && <p className={styles.error}>{error}</p>}
      {conflict !== null && (
        <FieldConflict
          label={t(messages.filters)}
          theirs={namesOf(conflict.theirs, product.filters_values)}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
        />
      )}
    </FormSection>
  )
}

/** Comma-separated names of the values. */
function namesOf(ids: readonly number[], filters: readonly Filter[]): string {
  const values = filters.flatMap((filter) => filter.values)
  return values
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ')
}
