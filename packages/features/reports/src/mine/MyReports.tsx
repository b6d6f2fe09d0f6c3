import { answerOf, type ReportList } from '@edbazaar/api-client'
import { apiAtom, dayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Badge, type BadgeTone } from '@edbazaar/ui/Badge'
import { Button } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { ErrorState } from '@edbazaar/ui/ErrorState'
import { formatDay, languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { messages } from './messages'
import * as styles from './mine.css'

type Report = ReportList['data'][number]

const perPage = 20

const tones: Readonly<Record<Report['status'], BadgeTone>> = {
  open: 'accent',
  kept: 'plain',
  acted: 'good',
}

/** The user's reports, and the decisions about them. */
export function MyReports() {
  const t = useMessages(messages)
  const { reports, hasMore, isLoading, hasFailed, loadMore, retry } = useReports()
  return (
    <section>
      <SectionHead title={t(messages.title)} isFlush />
      {isLoading && reports.length === 0 && (
        <>
          <VisuallyHidden role="status">{t(messages.loading)}</VisuallyHidden>
          <Skeleton />
        </>
      )}
      {hasFailed && (
        <ErrorState
          title={t(messages.failed)}
          actions={
            <Button variant="main" onClick={retry}>
              {t(messages.retry)}
            </Button>
          }
        >
          {t(messages.failedText)}
        </ErrorState>
      )}
      {!isLoading && !hasFailed && reports.length === 0 && (
        <EmptyState title={t(messages.empty)}>{t(messages.emptyText)}</EmptyState>
      )}
      <ul>
        {reports.map((report) => (
          <ReportEntry key={report.id} report={report} />
        ))}
      </ul>
      {hasMore && !hasFailed && (
        <Button className={styles.more} loading={isLoading} onClick={loadMore}>
          {t(messages.more)}
        </Button>
      )}
    </section>
  )
}

function ReportEntry({ report }: { report: Report }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const day = (text: string) => formatDay(dayInIndia(text), { withYear: true, locale })
  const { name, path, status, text, at, decided_at: decidedAt, reference } = report
  return (
    <li className={styles.report}>
      <div className={styles.head}>
        {path === null ? (
          <span lang={languageOf(name)}>{name}</span>
        ) : (
          <Link href={path} lang={languageOf(name)}>
            {name}
          </Link>
        )}
        <Badge tone={tones[status]}>{t(messages.statuses[status])}</Badge>
      </div>
      {text !== null && (
        <p className={styles.text} lang={languageOf(text)}>
          {text}
        </p>
      )}
      <p className={styles.facts}>
        {t(messages.sent(day(at), reference))}{' '}
        {decidedAt !== null && t(messages.decided(day(decidedAt)))}
      </p>
    </li>
  )
}

/** The pages of reports that are loaded so far. */
function useReports() {
  const api = useAtomValue(apiAtom)
  const [lists, setLists] = useState<readonly ReportList[]>([])
  const [page, setPage] = useState(1)
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (api === null) return
    const ending = new AbortController()
    const load = async () => {
      setHasFailed(false)
      try {
        const query = { page, per_page: perPage }
        const list = await answerOf(
          api.GET('/users/my-reports', { params: { query }, signal: ending.signal }),
        )
        setLists((known) => [...known.slice(0, page - 1), list])
      } catch {
        if (!ending.signal.aborted) setHasFailed(true)
      }
    }
    void load()
    return () => ending.abort()
  }, [api, page, attempt])
  const last = lists.at(-1)
  return {
    reports: lists.flatMap(({ data }) => data),
    hasMore: last !== undefined && last.page < last.totalPages,
    isLoading: lists.length < page && !hasFailed,
    hasFailed,
    loadMore: () => setPage((current) => current + 1),
    retry: () => setAttempt((current) => current + 1),
  }
}
