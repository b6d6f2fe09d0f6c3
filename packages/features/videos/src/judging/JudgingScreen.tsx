import type { Judging } from '@edbazaar/api-client'
import { momentText } from '@edbazaar/feature-form-kit/moment'
import { paths, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Pagination } from '@edbazaar/feature-platform/pagination'
import { LoadingLines } from '@edbazaar/feature-shell/loading-lines'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import { PageHead } from '@edbazaar/ui/PageHead'
import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { JudgedEntry } from './JudgedEntry'
import * as styles from './judging.css'
import type { loadJudging } from './load-judging'
import { messages } from './messages'

/** `/judging/{id}`: the entries of a contest, for one of its judges. */
export function JudgingScreen() {
  const t = useMessages(messages)
  const loaded = useLoaderData<typeof loadJudging>()
  return (
    <PrivatePage
      loaded={loaded}
      skeleton={<LoadingLines label={t(messages.loading)} className={styles.page} />}
    >
      {({ judging }) => <Entries key={judging.page} judging={judging} />}
    </PrivatePage>
  )
}

function Entries({ judging }: { judging: Judging }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { contest, can_score: canScore, data, total } = judging
  const [answered, setAnswered] = useState(judging.answered)
  const openPage = judging.first_open_page
  const hrefOf = (page: number) => `/judging/${contest.id}?page=${page}`
  const isOver = contest.state === 'announced'
  return (
    <div className={styles.page}>
      <PageHead
        look="name"
        title={contest.title}
        standfirst={t(messages.lead)}
        above={<Link href={paths.contest(contest.url)}>{t(messages.toContest)}</Link>}
      />
      {!canScore && (
        <Notice
          title={
            isOver ? t(messages.over) : t(messages.notYet(momentText(contest.closes_at, locale)))
          }
        />
      )}
      {canScore && total === 0 && <EmptyState title={t(messages.none)} />}
      {total > 0 && (
        <p className={styles.actions}>
          <span role="status">{t(messages.progress(answered, total))}</span>
          {canScore && openPage !== null && openPage !== judging.page && (
            <Link href={hrefOf(openPage)}>{t(messages.toFirstOpen(openPage))}</Link>
          )}
        </p>
      )}
      <ul className={styles.list}>
        {data.map((entry) => (
          <li key={entry.id}>
            <JudgedEntry
              contestId={contest.id}
              entry={entry}
              questions={judging.questions}
              canScore={canScore}
              onFirstAnswer={() => setAnswered((count) => count + 1)}
            />
          </li>
        ))}
      </ul>
      {judging.totalPages > 1 && (
        <Pagination
          page={judging.page}
          lastPage={judging.totalPages}
          perPage={judging.per_page}
          total={total}
          hrefOf={hrefOf}
        />
      )}
    </div>
  )
}
