import { BatchList } from '../batches/BatchList'
import { messages as batchMessages } from '../batches/messages'
import { sectionOf } from '../filters/filter-sections'
import { ServiceFilters } from '../filters/ServiceFilters'
import { FormSection } from '../service/FormSection'
import { messages } from '../service/messages'
import { ServiceMedia } from '../service/ServiceMedia'
import type { FiltersByKind } from './load-new-service'
import { useServiceForm } from './service-form'

const dirty = { shouldDirty: true }

interface NewBatchesProps {
  /** Whether one of them is being written. */
  onEditing: (isEditing: boolean) => void
}

/** Batches that are added together with the service. */
export function NewBatches({ onEditing }: NewBatchesProps) {
  const { form, draft } = useServiceForm()
  const { setValue, getValues } = form
  return (
    <FormSection title={batchMessages.title} text={batchMessages.text}>
      <BatchList
        batches={draft.batches}
        onEditing={onEditing}
        onAdd={async (details, key) =>
          setValue('batches', [...getValues('batches'), { key, details }], dirty)
        }
        onChange={async (key, details) =>
          setValue(
            'batches',
            getValues('batches').map((one) => (one.key === key ? { key, details } : one)),
            dirty,
          )
        }
        onRemove={async (key) =>
          setValue(
            'batches',
            getValues('batches').filter((one) => one.key !== key),
            dirty,
          )
        }
      />
    </FormSection>
  )
}

interface NewMediaProps {
  /** Whether files are on their way: the service waits for them. */
  onBusy: (isBusy: boolean) => void
}

/** Images and videos of the service. */
export function NewMedia({ onBusy }: NewMediaProps) {
  const { form, draft } = useServiceForm()
  return (
    <FormSection title={messages.media}>
      <ServiceMedia
        media={draft.media}
        onBusy={onBusy}
        onChange={(next) => form.setValue('media', [...next], dirty)}
      />
    </FormSection>
  )
}

interface NewFiltersProps {
  storeName: string
  filters: FiltersByKind
}

/** The filters of the kind that is chosen. */
export function NewFilters({ storeName, filters }: NewFiltersProps) {
  const { form, draft } = useServiceForm()
  const { kind, name, filter_ids: chosen } = draft
  return (
    <FormSection title={messages.filters} text={messages.filtersText}>
      <ServiceFilters
        filters={filters.get(kind) ?? []}
        chosen={chosen}
        section={sectionOf[kind]}
        asker={name.trim() || storeName}
        onChange={(ids) => form.setValue('filter_ids', [...ids], dirty)}
      />
    </FormSection>
  )
}
