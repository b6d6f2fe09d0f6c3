import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { languageOf } from '@edbazaar/ui/formatting'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { TextField } from '@edbazaar/ui/TextField'
import { useEffect, useRef } from 'react'
import type { BatchSession, SessionInstead } from '../../batch-types'
import { dayAndTime } from '../../times/times'
import * as styles from '../batch.css'
import type { LoadedBatch } from '../load-batch'
import { messages } from './messages'
import type { SessionChange } from './use-session-change'

interface CancelFieldsProps {
  session: BatchSession
  loaded: LoadedBatch
  change: SessionChange
}

const insteads = ['end_of_term', 'none'] as const satisfies readonly SessionInstead[]

/** Whether another session replaces the cancelled one, and the reason that families read. */
export function CancelFields({ session, loaded, change }: CancelFieldsProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { values, errors, set } = change
  const reasonField = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (errors.reason !== undefined) reasonField.current?.focus()
  }, [errors.reason])
  const moment = dayAndTime(session.starts_at, locale)
  const reason = values.reason.trim()
  const isOngoing = loaded.batch.ends_on === null
  return (
    <>
      <RadioGroup
        legend={t(messages.instead(moment))}
        value={values.instead}
        onValueChange={(value) => {
          const instead = insteads.find((each) => each === value)
          if (instead) set({ instead })
        }}
        options={insteads.map((value) => ({
          value,
          label: t(messages.insteads[value]),
          hint: t(
            isOngoing && value === 'end_of_term' ? messages.noEnd : messages.insteadHints[value],
          ),
          disabled: isOngoing && value === 'end_of_term',
        }))}
      />
      <TextField
        ref={reasonField}
        label={t(messages.reasonShown)}
        value={values.reason}
        maxLength={300}
        error={errors.reason}
        onChange={({ currentTarget }) => set({ reason: currentTarget.value })}
      />
      <div className={styles.emailPreview}>
        <p className={styles.emailNote}>
          {session.families === 0 ? t(messages.nobodyTold) : t(messages.emailed(session.families))}
        </p>
        <p lang={languageOf(loaded.batch.name)}>
          {t(messages.on(loaded.batch.name))} <s>{moment}</s> {t(messages.isCancelled)}{' '}
          {values.instead === 'end_of_term' && t(messages.extraAtEnd)}
        </p>
        {reason !== '' && <p>{reason}</p>}
      </div>
      {session.trial_taken > 0 && <p className={styles.sideText}>{t(messages.trialsEnd)}</p>}
    </>
  )
}
