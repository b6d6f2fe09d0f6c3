import { useMessages } from '@edbazaar/feature-platform'
import type { Ref } from 'react'
import { BatchList } from '../batches/BatchList'
import { messages as batchMessages } from '../batches/messages'
import type { BatchFormHandle } from '../batches/use-batch-form'
import { sectionOf } from '../filters/filter-sections'
import { ProductFilters } from '../filters/ProductFilters'
import { FormSection } from '../product/FormSection'
import { messages } from '../product/messages'
import { ProductMedia } from '../product/ProductMedia'
import type { FiltersByKind } from './load-new-product'
import { useProductForm } from './product-form'

const dirty = { shouldDirty: true }

interface NewBatchesProps {
  /** Called when a batch form opens or closes. */
  onEditingChange: (isEditing: boolean) => void
  formRef: Ref<BatchFormHandle>
}

/** Batches that are created together with the product. */
export function NewBatches({ onEditingChange, formRef }: NewBatchesProps) {
  const t = useMessages(batchMessages)
  const { form, draft } = useProductForm()
  const { setValue, getValues } = form
  return (
    <FormSection title={t(batchMessages.title)} text={t(batchMessages.text)}>
      <BatchList
        kind={draft.kind}
        batches={draft.batches}
        openBatch={draft.open_batch}
        formRef={formRef}
        onEditingChange={onEditingChange}
        onDraftChange={(open) => setValue('open_batch', open, dirty)}
        onAdd={async (details, key) =>
          setValue('batches', [...getValues('batches'), { key, details }], dirty)
        }
        onChange={async (key, details) =>
          setValue(
            'batches',
            getValues('batches').map((batch) => (batch.key === key ? { key, details } : batch)),
            dirty,
          )
        }
        onRemove={async (key) =>
          setValue(
            'batches',
            getValues('batches').filter((batch) => batch.key !== key),
            dirty,
          )
        }
      />
    </FormSection>
  )
}

interface NewMediaProps {
  /** Called when uploads start and end: the form cannot be submitted during uploads. */
  onUploadingChange: (isUploading: boolean) => void
}

/** Images and videos of the product. */
export function NewMedia({ onUploadingChange }: NewMediaProps) {
  const t = useMessages(messages)
  const { form, draft } = useProductForm()
  return (
    <FormSection title={t(messages.media)}>
      <ProductMedia
        media={draft.media}
        onUploadingChange={onUploadingChange}
        onChange={(next) => form.setValue('media', [...next], dirty)}
      />
    </FormSection>
  )
}

interface NewFiltersProps {
  storeName: string
  filters: FiltersByKind
}

/** The filters of the selected kind. */
export function NewFilters({ storeName, filters }: NewFiltersProps) {
  const t = useMessages(messages)
  const { form, draft } = useProductForm()
  const { kind, name, filter_ids: selected } = draft
  return (
    <FormSection title={t(messages.filters)} text={t(messages.filtersText)}>
      <ProductFilters
        filters={filters.get(kind) ?? []}
        selected={selected}
        section={sectionOf[kind]}
        requesterName={name.trim() || storeName}
        onChange={(ids) => form.setValue('filter_ids', [...ids], dirty)}
      />
    </FormSection>
  )
}
