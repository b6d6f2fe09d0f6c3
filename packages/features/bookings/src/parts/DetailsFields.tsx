import { NoticeText, PermissionFields } from '@edbazaar/feature-catalogue-ui/permission'
import { useMessages } from '@edbazaar/feature-platform'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { TextArea } from '@edbazaar/ui/TextArea'
import { useId } from 'react'
import { messages } from './messages'
import * as styles from './parts.css'
import type { DetailsState } from './use-details'

/** The note for the teacher, and what the provider may see and how it may make contact. */
export function DetailsFields({ state, provider }: { state: DetailsState; provider: string }) {
  const t = useMessages(messages)
  const errorId = useId()
  const { errors } = state
  return (
    <div ref={state.fields} className={styles.column}>
      <section className={styles.section}>
        <SectionHead title={t(messages.forTeacher)} note={t(messages.optional)} />
        <TextArea
          label={t(messages.note)}
          hint={t(messages.noteHint(provider))}
          rows={3}
          maxLength={500}
          value={state.note}
          onChange={({ currentTarget }) => state.setNote(currentTarget.value)}
        />
      </section>
      <section className={styles.section}>
        <SectionHead title={t(messages.maySee(provider))} isFlush />
        <p className={styles.quiet}>{t(messages.maySeeText)}</p>
        <PermissionFields
          value={state.permission}
          onChange={state.setPermission}
          days={state.days}
          errors={errors}
          email={state.email}
          phone={state.phone}
          purpose={t(messages.purpose)}
        />
        <Checkbox
          label={t(messages.isParent)}
          checked={state.isParent}
          aria-invalid={errors.isParent !== undefined || undefined}
          aria-describedby={errors.isParent === undefined ? undefined : errorId}
          onChange={({ currentTarget }) => state.setIsParent(currentTarget.checked)}
        />
        {errors.isParent !== undefined && (
          <p id={errorId} className={styles.error}>
            {errors.isParent}
          </p>
        )}
        <NoticeText notice={state.notice} title={t(messages.notice(state.notice.version))} />
      </section>
    </div>
  )
}
