import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { DatePicker } from '@edbazaar/ui/DatePicker'
import { formatDay } from '@edbazaar/ui/formatting'
import { XIcon } from '@edbazaar/ui/Icon'
import { IconButton } from '@edbazaar/ui/IconButton'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { TextField } from '@edbazaar/ui/TextField'
import { type FormEvent, useState } from 'react'
import { dayOf, daysLater } from '../inbox/moments'
import type { LoadedDesk } from './load-desk'
import { messages } from './messages'
import * as styles from './settings.css'

type Holiday = LoadedDesk['desk']['holidays'][number]

interface HolidaysProps {
  holidays: readonly Holiday[]
  now: number
  canChange: boolean
  onChange: (holidays: Holiday[]) => void
}

/** Days on which working hours do not count. */
export function Holidays({ holidays, now, canChange, onChange }: HolidaysProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const [day, setDay] = useState('')
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()

  function add(event: FormEvent) {
    event.preventDefault()
    if (day === '') return setProblem(t(messages.dayRequired))
    if (holidays.some((each) => each.day === day)) return setProblem(t(messages.dayTwice))
    const added = { day, name: name.trim() === '' ? null : name.trim() }
    onChange([...holidays, added].toSorted((a, b) => a.day.localeCompare(b.day)))
    setProblem(undefined)
    setDay('')
    setName('')
  }
  return (
    <section aria-labelledby="desk-holidays">
      <SectionHead title={t(messages.holidaysTitle)} titleId="desk-holidays" />
      <p className={styles.text}>{t(messages.holidaysText)}</p>
      {holidays.length === 0 && <p className={styles.quiet}>{t(messages.noHolidays)}</p>}
      <ul className={styles.lines}>
        {holidays.map((holiday) => {
          const words = formatDay(holiday.day, { locale, withYear: true })
          return (
            <li key={holiday.day} className={styles.line}>
              <span className={styles.lineMain}>
                <b className={styles.name}>{words}</b>{' '}
                <span className={styles.quiet}>{holiday.name}</span>
              </span>
              {canChange && (
                <IconButton
                  label={t(messages.removeHoliday(words))}
                  icon={<XIcon />}
                  onClick={() => onChange(holidays.filter((each) => each.day !== holiday.day))}
                />
              )}
            </li>
          )
        })}
      </ul>
      {canChange && (
        <form
          className={styles.holidayForm}
          aria-label={t(messages.addHoliday)}
          noValidate
          onSubmit={add}
        >
          <DatePicker
            label={t(messages.holidayDay)}
            value={day}
            min={dayOf(now)}
            max={daysLater(now, 730)}
            today={dayOf(now)}
            error={problem}
            onValueChange={(next) => {
              setProblem(undefined)
              setDay(next)
            }}
          />
          <TextField
            label={t(messages.holidayName)}
            value={name}
            maxLength={60}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit">{t(messages.addHoliday)}</Button>
        </form>
      )}
    </section>
  )
}
