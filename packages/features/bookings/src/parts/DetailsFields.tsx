import {
  NoticeText,
  type PermissionDraft,
  PermissionFields,
} from '@edbazaar/feature-catalogue-ui/permission'
import { useMessages } from '@edbazaar/feature-platform'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { TextArea } from '@edbazaar/ui/TextArea'
import { type ComponentProps, useId } from 'react'
import { messages } from './messages'
import * as styles from './parts.css'
import type { Details } from './use-details'

/** The props of a control. */
interface Control<Value> {
  value: Value
  error: string | undefined
  onValueChange: (value: Value) => void
}

interface DetailsFieldsProps {
  details: Details
  /** The name of the provider. */
  provider: string
  permission: { [Name in keyof PermissionDraft]: Control<PermissionDraft[Name]> }
  /** The props of the fields. */
  note: Omit<ComponentProps<typeof TextArea>, 'label'>
  isParent: Omit<ComponentProps<typeof Checkbox>, 'label'>
  isParentError: string | undefined
}

/** The note for the teacher, and what the provider may see and how it may make contact. */
export function DetailsFields({
  details,
  provider,
  permission: { channels, times, until, untilDate },
  note,
  isParent,
  isParentError,
}: DetailsFieldsProps) {
  const t = useMessages(messages)
  const errorId = useId()
  const { notice, days, email, phone } = details
  function onChange(changed: PermissionDraft) {
    channels.onValueChange(changed.channels)
    times.onValueChange(changed.times)
    until.onValueChange(changed.until)
    untilDate.onValueChange(changed.untilDate)
  }
  return (
    <div className={styles.column}>
      <section className={styles.section}>
        <SectionHead title={t(messages.forTeacher)} note={t(messages.optional)} />
        <TextArea
          label={t(messages.note)}
          hint={t(messages.noteHint(provider))}
          rows={3}
          maxLength={500}
          {...note}
        />
      </section>
      <section className={styles.section}>
        <SectionHead title={t(messages.maySee(provider))} isFlush />
        <p className={styles.quiet}>{t(messages.maySeeText)}</p>
        <PermissionFields
          value={{
            channels: channels.value,
            times: times.value,
            until: until.value,
            untilDate: untilDate.value,
          }}
          onChange={onChange}
          days={days}
          errors={{
            channels: channels.error,
            times: times.error,
            until: until.error,
            untilDate: untilDate.error,
          }}
          email={email}
          phone={phone}
          purpose={t(messages.purpose)}
        />
        <Checkbox
          label={t(messages.isParent)}
          aria-describedby={isParentError === undefined ? undefined : errorId}
          {...isParent}
        />
        {isParentError !== undefined && (
          <p id={errorId} className={styles.error}>
            {isParentError}
          </p>
        )}
        <NoticeText notice={notice} title={t(messages.notice(notice.version))} />
      </section>
    </div>
  )
}
