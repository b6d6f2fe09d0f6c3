import type { AuditEntry, AuditEntryList } from '@edbazaar/api-client'
import { reviewMessages } from '@edbazaar/feature-editing/review'
import { accountPaths, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Pagination } from '@edbazaar/feature-platform/pagination'
import { formatMoment } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { Timeline } from '@edbazaar/ui/Timeline'
import { entryState, entryTitle } from '../../audit-entries/entry-text'
import { historyMessages } from '../../audit-entries/messages'
import { messages as moderationMessages } from '../../moderation/messages'
import { permissionMessages } from '../../permission-names/messages'
import { cellMessages } from '../../tables/cells/messages'
import { messages as userMessages } from '../messages'
import { Section } from '../Section'
import * as styles from '../user.css'
import { changeText } from './change-text'

interface HistorySectionProps {
  userId: number
  history: AuditEntryList
  now: number
}

/** The actions of the user, and the actions of admins on their account. */
export function HistorySection({ userId, history, now }: HistorySectionProps) {
  const t = useMessages(
    userMessages,
    cellMessages,
    historyMessages,
    moderationMessages,
    permissionMessages,
    reviewMessages,
  )
  const locale = useLocale()
  const { data, total, page, totalPages, per_page: perPage } = history
  return (
    <Section id="history" title={t(userMessages.history)} text={t(userMessages.historyHint)}>
      <Timeline
        label={t(userMessages.history)}
        emptyText={t(userMessages.noHistory)}
        events={data.map((entry) => ({
          id: entry.id,
          title: entryTitle(entry, t),
          actor: entry.actor?.name ?? t(historyMessages.system),
          date: formatMoment(entry.created_at, { now, locale }),
          dateTime: entry.created_at,
          state: entryState(entry),
          ...bodyOf(entry, changeText(entry, t)),
        }))}
      />
      {total > 0 && (
        <p>
          <Link href={`${accountPaths.auditLog}?person_id=${userId}`}>
            {t(userMessages.inAuditLog)}
          </Link>
        </p>
      )}
      {totalPages > 1 && (
        <Pagination
          label={t(userMessages.pages)}
          page={page}
          lastPage={totalPages}
          perPage={perPage}
          total={total}
          hrefOf={(number) =>
            `${accountPaths.user(userId)}${number === 1 ? '' : `?page=${number}`}`
          }
        />
      )}
    </Section>
  )
}

function bodyOf({ reason }: AuditEntry, change: string | null) {
  if (reason === null && change === null) return {}
  return {
    body: (
      <>
        {change !== null && <p>{change}</p>}
        {reason !== null && <p className={styles.quote}>{reason}</p>}
      </>
    ),
  }
}
