import { dayField, optionalText, usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { type Translate, useLocale, useMessages } from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import { Button } from '@edbazaar/ui/Button'
import { formatDay } from '@edbazaar/ui/formatting'
import { XIcon } from '@edbazaar/ui/Icon'
import { IconButton } from '@edbazaar/ui/IconButton'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { TextField } from '@edbazaar/ui/TextField'
import * as v from 'valibot'
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

/** `present` holds the days that are in the list already. */
const holidaySchema = (t: Translate, present: readonly string[]) =>
  v.object({
    day: v.pipe(
      dayField(t(messages.dayRequired)),
      v.check((day) => !present.includes(day), t(messages.dayTwice)),
    ),
    name: optionalText,
  })

/** Days on which working hours do not count. They are saved with the hours. */
export function Holidays({ holidays, now, canChange, onChange }: HolidaysProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { field, day, onSubmit } = usePageForm({
    schema: (t) =>
      holidaySchema(
        t,
        holidays.map((holiday) => holiday.day),
      ),
    initial: { day: '', name: '' },
    send: async (_, added) => added,
    reloads: false,
    resets: true,
    onSuccess: (added) =>
      onChange([...holidays, added].toSorted((a, b) => a.day.localeCompare(b.day))),
  })
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
          onSubmit={onSubmit}
        >
          <DatePicker
            label={t(messages.holidayDay)}
            min={dayOf(now)}
            max={daysLater(now, 730)}
            today={dayOf(now)}
            {...day('day')}
          />
          <TextField label={t(messages.holidayName)} maxLength={60} {...field('name')} />
          <Button type="submit">{t(messages.addHoliday)}</Button>
        </form>
      )}
    </section>
  )
}
