import { answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { UnsavedGuard } from '@edbazaar/feature-form-kit/unsaved-guard'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatTimeOfDay, weekdayName } from '@edbazaar/ui/formatting'
import { HoursEditor, hoursProblemOf } from '@edbazaar/ui/HoursEditor'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useRef, useState } from 'react'
import { hoursFrom, spansFrom } from './desk-hours'
import { Holidays } from './Holidays'
import type { LoadedDesk } from './load-desk'
import { messages } from './messages'
import * as styles from './settings.css'

const week = [1, 2, 3, 4, 5, 6, 7]

/** Office hours and holidays, saved together. */
export function HoursSection({ listing, desk, now }: LoadedDesk) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { run, isBusy } = usePageRequest()
  const [hours, setHours] = useState(() => spansFrom(desk.hours))
  const [holidays, setHolidays] = useState(desk.holidays)
  const [isChanged, setIsChanged] = useState(false)
  /** Counts the changes, so that a save knows whether there were others since. */
  const changes = useRef(0)
  const [problem, setProblem] = useState<string>()
  const canChange = desk.my_rights.change_desk

  function markChanged() {
    changes.current += 1
    setIsChanged(true)
  }
  async function save() {
    const isWrong = week.some(
      (day) => hoursProblemOf(hours.filter((span) => span.day === day)) !== null,
    )
    if (isWrong) return setProblem(t(messages.wrongHours))
    if (hours.length === 0) return setProblem(t(messages.noHours))
    setProblem(undefined)
    const sent = changes.current
    const answer = await run(
      (api) =>
        answerOf(
          api.PUT('/listings/{kind}/{id}/desk', {
            params: { path: listing },
            body: { hours: hoursFrom(hours), holidays },
          }),
        ),
      { toast: () => t(messages.saved) },
    )
    if (answer !== null && changes.current === sent) setIsChanged(false)
  }
  return (
    <>
      <section aria-labelledby="desk-hours">
        <SectionHead title={t(messages.hoursTitle)} titleId="desk-hours" />
        <p className={styles.text}>{t(messages.hoursText)}</p>
        {desk.is_default && <p className={styles.text}>{t(messages.defaultHours)}</p>}
        <HoursEditor
          label={t(messages.hoursTitle)}
          hours={hours}
          isReadOnly={!canChange}
          onHoursChange={(next) => {
            markChanged()
            setProblem(undefined)
            setHours(next)
          }}
          labels={{
            days: week.map((day) => weekdayName(day, locale)),
            closed: t(messages.closed),
            from: t(messages.from),
            to: t(messages.to),
            fromOn: (day, index) => t(messages.fromOn(day, index + 1)),
            toOn: (day, index) => t(messages.toOn(day, index + 1)),
            add: t(messages.addHours),
            addOn: (day) => t(messages.addHoursOn(day)),
            removeOn: (day, index) => t(messages.removeHours(day, index + 1)),
            copy: t(messages.copy),
            problems: { order: t(messages.order), overlap: t(messages.overlap) },
            time: (minutes) => formatTimeOfDay(minutes, locale),
          }}
        />
      </section>
      <Holidays
        holidays={holidays}
        now={now}
        canChange={canChange}
        onChange={(next) => {
          markChanged()
          setHolidays(next)
        }}
      />
      {canChange && (
        <div className={styles.footer}>
          <Button variant="main" loading={isBusy} onClick={() => void save()}>
            {t(messages.save)}
          </Button>
          {problem !== undefined && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
          {isChanged && problem === undefined && (
            <p className={styles.quiet}>{t(messages.unsaved)}</p>
          )}
        </div>
      )}
      <UnsavedGuard mayLeave={() => !isChanged} />
    </>
  )
}
