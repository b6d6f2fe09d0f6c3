import { ListingPlaceField } from '@edbazaar/feature-editing'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { ImagesIcon } from '@edbazaar/ui/Icon'
import { Select } from '@edbazaar/ui/Select'
import { TextField } from '@edbazaar/ui/TextField'
import { useEffect, useEffectEvent } from 'react'
import * as styles from './add-school.css'
import { ExistingSchools } from './ExistingSchools'
import { messages } from './messages'
import { NewSchoolImages } from './NewSchoolImages'
import { schoolSlug } from './school-slug'
import { useExistingSchools } from './use-existing-schools'
import type { NewSchoolState } from './use-new-school'

interface NewSchoolFormProps {
  id: string
  school: NewSchoolState
  /** Opens the media panel. */
  onMedia: () => void
}

export function NewSchoolForm({ id, school, onMedia }: NewSchoolFormProps) {
  const t = useMessages(messages)
  const { draft, field, errorOf } = school
  const { onChange: onName, ...nameField } = field('name')
  const existing = useExistingSchools(draft)
  /** The search with the new place starts after the render that has it. */
  const findNearby = useEffectEvent(() => existing.find(draft.name))
  useEffect(() => {
    if (draft.place !== null) findNearby()
  }, [draft.place])
  return (
    <form id={id} className={styles.form} noValidate onSubmit={school.onSubmit}>
      <TextField
        label={t(messages.name)}
        required
        maxLength={160}
        autoComplete="off"
        lang={languageOf(draft.name)}
        {...nameField}
        onChange={(event) => {
          school.addSuffix()
          existing.find(event.target.value)
          void onName(event)
        }}
      />
      <ExistingSchools schools={existing.schools} />
      <TextField
        label={t(messages.slug)}
        hint={t(messages.slugHint)}
        error={errorOf('suffix')}
        value={draft.name.trim() === '' ? '' : schoolSlug(draft.name, draft.suffix)}
        readOnly
        className={styles.readOnly}
      />
      <Select
        label={t(messages.type)}
        required
        options={[
          { value: '', label: t(messages.chooseType), disabled: true },
          { value: 'offline', label: t(messages.offline) },
          { value: 'online', label: t(messages.online) },
        ]}
        {...field('type')}
      />
      {draft.type === 'offline' && (
        <ListingPlaceField
          point={draft.place && { lat: draft.place.lat, lng: draft.place.long }}
          required
          value={draft.place?.location ?? ''}
          error={errorOf('place')}
          onPlace={school.changePlace}
          onBlur={school.validatePlace}
        />
      )}
      <div className={styles.pair}>
        <TextField
          label={t(messages.email)}
          hint={t(messages.emailHint)}
          type="email"
          inputMode="email"
          required
          maxLength={254}
          autoComplete="email"
          {...field('email')}
        />
        <TextField
          label={t(messages.number)}
          type="tel"
          inputMode="tel"
          required
          maxLength={30}
          autoComplete="tel"
          {...field('number')}
        />
      </div>
      <NewSchoolImages media={draft.media} error={errorOf('media')}>
        <Button
          variant="act"
          data-invalid={errorOf('media') === undefined ? undefined : ''}
          onClick={onMedia}
        >
          <ImagesIcon />
          {draft.media.length === 0 ? t(messages.addImages) : t(messages.changeImages)}
        </Button>
      </NewSchoolImages>
    </form>
  )
}
