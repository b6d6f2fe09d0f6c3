import type { JobType } from '@edbazaar/api-client'
import { jobMessages } from '@edbazaar/feature-catalogue-ui/job-labels'
import { jobRoleMessages, jobRoles } from '@edbazaar/feature-catalogue-ui/job-roles'
import { useMessages } from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import { Select } from '@edbazaar/ui/Select'
import { TextField } from '@edbazaar/ui/TextField'
import { FormSection, type SectionProps } from './FormSection'
import * as styles from './form.css'
import { messages } from './messages'
import { textField } from './text-field'

const types = ['full-time', 'part-time', 'contract', 'visiting'] as const satisfies JobType[]

/** Title, role, subject, type and place. */
export function JobSection(props: SectionProps) {
  const t = useMessages(messages, jobRoleMessages, jobMessages)
  const {
    form: { draft, change, errors },
    isLocked,
  } = props
  return (
    <FormSection title={t(messages.job)}>
      <TextField
        label={t(messages.title)}
        hint={t(messages.titleHint)}
        autoComplete="off"
        maxLength={120}
        required
        {...textField(props, 'title')}
      />
      <div className={styles.fields}>
        <Select
          label={t(messages.role)}
          value={draft.role}
          disabled={isLocked}
          options={jobRoles.map((role) => ({ value: role, label: t(jobRoleMessages.roles[role]) }))}
          onChange={({ target }) => {
            const role = jobRoles.find((each) => each === target.value)
            if (role) change({ role })
          }}
        />
        <TextField
          label={t(messages.subject)}
          labelEnd={<span className={styles.note}>{t(messages.optional)}</span>}
          autoComplete="off"
          maxLength={80}
          {...textField(props, 'subject')}
        />
        <Select
          label={t(messages.type)}
          value={draft.type}
          disabled={isLocked}
          options={types.map((type) => ({ value: type, label: t(jobMessages.types[type]) }))}
          onChange={({ target }) => {
            const type = types.find((each) => each === target.value)
            if (type) change({ type })
          }}
        />
        <DatePicker
          label={t(messages.starts)}
          labelEnd={<span className={styles.note}>{t(messages.optional)}</span>}
          value={draft.starts_on}
          error={errors.starts_on}
          disabled={isLocked}
          onValueChange={(day) => change({ starts_on: day })}
        />
      </div>
      <TextField
        label={t(messages.location)}
        autoComplete="off"
        maxLength={160}
        required
        {...textField(props, 'location')}
      />
      <div className={styles.fields}>
        <TextField
          label={t(messages.places)}
          inputMode="numeric"
          maxLength={2}
          {...textField(props, 'places')}
        />
        <TextField
          label={t(messages.experience)}
          labelEnd={<span className={styles.note}>{t(messages.optional)}</span>}
          inputMode="numeric"
          maxLength={2}
          {...textField(props, 'experience_min')}
        />
      </div>
      <TextField
        label={t(messages.qualifications)}
        labelEnd={<span className={styles.note}>{t(messages.optional)}</span>}
        hint={t(messages.qualificationsHint)}
        autoComplete="off"
        maxLength={400}
        {...textField(props, 'qualifications')}
      />
    </FormSection>
  )
}
