import { dayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatDay, formatMoment, languageOf } from '@edbazaar/ui/formatting'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import type { BatchFamilies, FamilyBooking } from '../../batch-types'
import { FamilyContact } from '../../contact/FamilyContact'
import { useFamilyNames } from '../../contact/use-family-names'
import { ageText } from '../../times/age'
import { dayAndTime } from '../../times/times'
import * as styles from './families.css'
import { messages } from './messages'
import { RosterExport } from './RosterExport'

interface RosterSectionProps {
  batchId: number
  families: BatchFamilies
  /** Milliseconds. */
  now: number
}

/** The children with a seat, and those who come to single sessions. */
export function RosterSection({ batchId, families, now }: RosterSectionProps) {
  const t = useMessages(messages)
  const { enrolled, trials, rights } = families
  return (
    <section aria-labelledby="roster">
      <SectionHead
        title={t(messages.roster)}
        titleId="roster"
        note={t(messages.children(enrolled.length))}
      />
      {enrolled.length === 0 ? (
        <p className={styles.none}>{t(messages.noChildren)}</p>
      ) : (
        <Children label={t(messages.roster)} children={enrolled} now={now} />
      )}
      {trials.length > 0 && (
        <>
          <h3 className={styles.subTitle}>{t(messages.trials)}</h3>
          <Children label={t(messages.trials)} children={trials} now={now} isOfSessions />
        </>
      )}
      {rights.export && enrolled.length > 0 && <RosterExport batchId={batchId} />}
    </section>
  )
}

interface ChildrenProps {
  label: string
  children: readonly FamilyBooking[]
  now: number
  /** Whether each child comes to one session. @default false */
  isOfSessions?: boolean
}

function Children({ label, children, now, isOfSessions = false }: ChildrenProps) {
  const t = useMessages(messages)
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t(messages.child)}</th>
          <th scope="col">{t(messages.age)}</th>
          <th scope="col">{t(isOfSessions ? messages.session : messages.joined)}</th>
          <th scope="col">{t(isOfSessions ? messages.status : messages.attended)}</th>
        </tr>
      </thead>
      <tbody>
        {children.map((child) => (
          <Child key={child.id} child={child} now={now} />
        ))}
      </tbody>
    </table>
  )
}

function Child({ child, now }: { child: FamilyBooking; now: number }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { childOf } = useFamilyNames()
  const name = childOf(child)
  const { parent_name: parent, state, session, answer_by: end } = child
  const isHeld = state === 'held'
  return (
    <tr>
      <th scope="row" lang={languageOf(name)}>
        {name === '' ? t(messages.fillingIn) : name}
        <small lang={languageOf(parent)}>{parent}</small>
        <FamilyContact
          bookingId={child.id}
          name={parent === '' ? name : parent}
          mayReveal={child.may_reveal}
        />
      </th>
      <td>{ageText(child.age)}</td>
      <td>
        {session === null
          ? formatDay(dayInIndia(child.booked_at), { isShort: true, locale })
          : dayAndTime(session.starts_at, locale)}
      </td>
      <td>
        {isHeld &&
          end !== null &&
          t(messages.held(formatMoment(end, { now, locale, inSentence: true })))}
        {isHeld && end === null && t(messages.states.held)}
        {!isHeld && session !== null && t(messages.states[state])}
        {!isHeld &&
          session === null &&
          child.marked > 0 &&
          t(messages.attendedOf(child.present, child.marked))}
      </td>
    </tr>
  )
}
