import { CalendarAddresses } from '@edbazaar/feature-form-kit/calendar-addresses'
import { useMessages } from '@edbazaar/feature-platform'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useRevalidator } from 'react-router-dom'
import * as partStyles from '../parts/parts.css'
import type { LoadedMine } from './load-mine'
import { messages } from './messages'

/** The private addresses at which calendars read the user's classes. */
export function Calendars({ calendars, now }: Pick<LoadedMine, 'calendars' | 'now'>) {
  const t = useMessages(messages)
  const { revalidate } = useRevalidator()
  return (
    <section className={partStyles.section}>
      <SectionHead title={t(messages.calendar)} />
      <p className={partStyles.text}>{t(messages.calendarText)}</p>
      <CalendarAddresses
        all={calendars}
        shown={calendars.filter(({ store }) => store === null)}
        storeId={null}
        now={now}
        onChange={revalidate}
      />
    </section>
  )
}
