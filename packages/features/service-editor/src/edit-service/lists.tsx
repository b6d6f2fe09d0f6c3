import type { Filter, Media } from '@edbazaar/api-client'
import { FieldConflict, filesFormat, idsFormat, useEditedField } from '@edbazaar/feature-editing'
import { SaveState } from '@edbazaar/ui/SaveState'
import { useState } from 'react'
import * as v from 'valibot'
import { BatchList } from '../batches/BatchList'
import { messages as batchMessages } from '../batches/messages'
import { sectionOf } from '../filters/filter-sections'
import { ServiceFilters } from '../filters/ServiceFilters'
import { FormSection } from '../service/FormSection'
import { messages } from '../service/messages'
import { ServiceMedia } from '../service/ServiceMedia'
import * as styles from '../service/service.css'
import type { EditedServiceProps } from './BasicFields'
import { useBatches } from './use-batches'

/** Batches, over or not, the earliest first. */
export function Batches({ service }: EditedServiceProps) {
  const calls = useBatches(service)
  const batches = service.batches.map(({ id, ...details }) => ({ key: String(id), details }))
  return (
    <FormSection title={batchMessages.title} text={batchMessages.text}>
      <BatchList batches={batches} revision={service.revision} {...calls} />
    </FormSection>
  )
}

const filesSchema = v.pipe(
  v.array(v.string()),
  v.transform((files) => JSON.stringify(files)),
)

/** Images and videos; each change of the list is saved at once. */
export function EditedMedia({ service, entity }: EditedServiceProps) {
  const { value, phase, error, put, conflict } = useEditedField(entity, 'files', {
    value: service.files,
    format: filesFormat,
    schema: filesSchema,
  })
  /** Files that arrived here, until the page knows them too. */
  const [arrived, setArrived] = useState<readonly Media[]>([])
  const known = new Map([...service.media, ...arrived].map((media) => [media.url, media]))
  const media = value.flatMap((url) => known.get(url) ?? [])
  return (
    <FormSection title={messages.media} note={<SaveState phase={phase} />}>
      <ServiceMedia
        media={media}
        onChange={(next) => {
          setArrived((before) => [...before, ...next])
          put(next.map(({ url }) => url))
        }}
      />
      {error !== undefined && <p className={styles.error}>{error}</p>}
      {conflict !== null && (
        <FieldConflict
          label={messages.media}
          theirs={messages.files(conflict.theirs.length)}
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

/** The filters of its kind; each choice is saved at once. */
export function EditedFilters({ service, entity }: EditedServiceProps) {
  const { value, phase, error, put, conflict } = useEditedField(entity, 'filter_ids', {
    value: service.filter_ids,
    format: idsFormat,
    schema: idsSchema,
  })
  return (
    <FormSection
      title={messages.filters}
      text={messages.filtersText}
      note={<SaveState phase={phase} />}
    >
      <ServiceFilters
        filters={service.filters_values}
        requested={service.requested_filters}
        chosen={value}
        section={sectionOf[service.kind]}
        asker={service.name}
        onChange={put}
      />
      {error !== undefined && <p className={styles.error}>{error}</p>}
      {conflict !== null && (
        <FieldConflict
          label={messages.filters}
          theirs={namesOf(conflict.theirs, service.filters_values)}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
        />
      )}
    </FormSection>
  )
}

/** The names of chosen values, in one line. */
function namesOf(ids: readonly number[], filters: readonly Filter[]): string {
  const values = filters.flatMap((filter) => filter.values)
  return values
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ')
}
