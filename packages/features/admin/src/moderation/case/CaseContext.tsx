import { RouterAnchor, useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatMoment, formatNumber, languageOf } from '@edbazaar/ui/formatting'
import { PriorityBars } from '@edbazaar/ui/PriorityBars'
import type { ReactNode } from 'react'
import type { ModerationCase } from '../case-types'
import { outcomeName } from '../decide/outcome-name'
import { messages as moderationMessages } from '../messages'
import { ageInWords, dayInWords } from '../moments'
import { noFilters } from '../queue/queue-url'
import type { Queue } from '../queue/use-queue'
import * as styles from './case.css'
import { messages } from './messages'

interface CaseContextProps {
  queue: Queue
  opened: ModerationCase
  now: number
}

/** The priority of the case, the owner of the record, and other cases. */
export function CaseContext({ queue, opened, now }: CaseContextProps) {
  return (
    <aside className={styles.side}>
      <PrioritySection opened={opened} />
      <OwnerSection opened={opened} queue={queue} now={now} />
      <OthersSection opened={opened} queue={queue} now={now} />
    </aside>
  )
}

function Section({
  title,
  end,
  children,
}: {
  title: string
  end?: ReactNode
  children: ReactNode
}) {
  return (
    <section>
      <div className={styles.sideHead}>
        <h3 className={styles.heading}>{title}</h3>
        {end}
      </div>
      {children}
    </section>
  )
}

function PrioritySection({ opened: { row, score_parts: parts } }: { opened: ModerationCase }) {
  const t = useMessages(messages, moderationMessages)
  return (
    <Section
      title={t(messages.priorityScore(formatNumber(row.score, 1)))}
      end={
        <PriorityBars level={row.priority} label={t(moderationMessages.priorities[row.priority])} />
      }
    >
      <dl>
        {parts.map(({ code, points }) => (
          <div key={code} className={styles.line}>
            <dt>{t(messages.scoreParts[code])}</dt>
            <dd>{`${points < 0 ? '−' : '+'}${formatNumber(Math.abs(points), 1)}`}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function OwnerSection({ opened: { row, owner_record: record }, queue, now }: CaseContextProps) {
  const t = useMessages(messages, moderationMessages)
  const locale = useLocale()
  return (
    <Section title={t(messages.ownerTitle)}>
      {row.owner === null || record === null ? (
        <p className={styles.caption}>{t(messages.noOwner)}</p>
      ) : (
        <dl>
          <div className={styles.line}>
            <dt>{t(messages.ownerName)}</dt>
            <dd>
              <RouterAnchor
                href={queue.pathWith({ ...noFilters, owner: row.owner.id, case: null, page: 1 })}
              >
                {row.owner.name}
              </RouterAnchor>
            </dd>
          </div>
          <div className={styles.line}>
            <dt>{t(messages.ownerSince)}</dt>
            <dd>{dayInWords(record.since, { now, locale })}</dd>
          </div>
          <div className={styles.line}>
            <dt>{t(messages.ownerListings)}</dt>
            <dd>{record.listings}</dd>
          </div>
          <div className={styles.line}>
            <dt>{t(messages.ownerDecided)}</dt>
            <dd>{t(messages.ownerApproved(record.approved, record.decided))}</dd>
          </div>
          <div className={styles.line}>
            <dt>{t(messages.ownerUpheld)}</dt>
            <dd>{record.upheld === 0 ? t(moderationMessages.none) : record.upheld}</dd>
          </div>
        </dl>
      )}
    </Section>
  )
}

function OthersSection({ opened: { other_cases: others }, queue, now }: CaseContextProps) {
  const t = useMessages(messages, moderationMessages)
  const locale = useLocale()
  if (others.length === 0) return null
  return (
    <Section
      title={t(messages.otherCases)}
      end={<span className={styles.caption}>{others.length}</span>}
    >
      <ul>
        {others.map((row) => (
          <li key={row.id}>
            <RouterAnchor href={queue.pathWith({ case: row.id })} className={styles.entryLink}>
              <b lang={languageOf(row.subject.name)}>
                {row.subject.name || t(moderationMessages.untitled)}
              </b>
              <small>
                {row.decision === null
                  ? t(messages.otherOpen(ageInWords(row.opened_at, now)))
                  : `${t(outcomeName(row))}, ${formatMoment(row.decision.decided_at, { now, locale, withTime: false })}`}
              </small>
            </RouterAnchor>
          </li>
        ))}
      </ul>
    </Section>
  )
}
