import { Button } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { ImagesIcon } from '@edbazaar/ui/Icon'
import { Select } from '@edbazaar/ui/Select'
import { TextField } from '@edbazaar/ui/TextField'
import { SchoolPlaceField } from '../school-api/SchoolPlaceField'
import * as styles from './add-school.css'
import { messages } from './messages'
import { NewSchoolImages } from './NewSchoolImages'
import { schoolSlug } from './school-slug'
import type { NewSchoolState } from './use-new-school'

interface NewSchoolFormProps {
  id: string
  school: NewSchoolState
  /** Opens the media panel. */
  onMedia: () => void
}

export function NewSchoolForm({ id, school, onMedia }: NewSchoolFormProps) {
  const { form, change, touch, errorOf } = school
  return (
    <form
      ref={school.formRef}
      id={id}
      className={styles.form}
      noValidate
      onSubmit={school.onSubmit}
    >
      <TextField
        data-field="name"
        label={messages.name}
        required
        maxLength={160}
        autoComplete="off"
        lang={languageOf(form.name)}
        value={form.name}
        error={errorOf('name')}
        onChange={({ target }) => change('name', target.value)}
        onBlur={() => touch('name')}
      />
      <TextField
        label={messages.slug}
        hint={messages.slugHint}
        error={errorOf('slug')}
        value={form.name.trim() === '' ? '' : schoolSlug(form.name, form.suffix)}
        readOnly
        className={styles.readOnly}
      />
      <Select
        data-field="type"
        label={messages.type}
        required
        value={form.type}
        error={errorOf('type')}
        options={types}
        onChange={({ target: { value } }) =>
          change('type', value === 'online' || value === 'offline' ? value : '')
        }
        onBlur={() => touch('type')}
      />
      {form.type === 'offline' && (
        <SchoolPlaceField
          data-field="location"
          required
          value={form.place?.location ?? ''}
          error={errorOf('location')}
          onPlace={(place) => change('place', place)}
          onBlur={() => touch('location')}
        />
      )}
      <div className={styles.pair}>
        <TextField
          data-field="email"
          label={messages.email}
          hint={messages.emailHint}
          type="email"
          inputMode="email"
          required
          maxLength={254}
          autoComplete="email"
          value={form.email}
          error={errorOf('email')}
          onChange={({ target }) => change('email', target.value)}
          onBlur={() => touch('email')}
        />
        <TextField
          data-field="number"
          label={messages.number}
          type="tel"
          inputMode="tel"
          required
          maxLength={30}
          autoComplete="tel"
          value={form.number}
          error={errorOf('number')}
          onChange={({ target }) => change('number', target.value)}
          onBlur={() => touch('number')}
        />
      </div>
      <NewSchoolImages media={school.media} error={errorOf('files')}>
        <Button data-field="files" variant="act" onClick={onMedia}>
          <ImagesIcon />
          {school.media.length === 0 ? messages.addImages : messages.changeImages}
        </Button>
      </NewSchoolImages>
    </form>
  )
}

const types = [
  { value: '', label: messages.chooseType, disabled: true },
  { value: 'offline', label: messages.offline },
  { value: 'online', label: messages.online },
]
