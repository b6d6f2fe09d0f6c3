import { jobStateOf, jobStatusMessages } from '@edbazaar/feature-catalogue-ui/job-status'
import * as inboxStyles from '@edbazaar/feature-list-kit/inbox.css'
import { TableSearch } from '@edbazaar/feature-list-kit/table'
import { accountPaths, dayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { RichMessage } from '@edbazaar/feature-platform/rich-message'
import { Badge } from '@edbazaar/ui/Badge'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { formatDay, formatRupees, languageOf } from '@edbazaar/ui/formatting'
import { ChevronLeftIcon, ColumnsIcon, ListIcon, PencilIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { Select } from '@edbazaar/ui/Select'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Applications, Post } from './application-types'
import * as styles from './applications.css'
import { ExportButton } from './ExportButton'
import { messages } from './messages'
import { type Place, pathOfPlace } from './place'
import type { Page } from './use-applications'

interface PageHeadProps {
  page: Page
  list: Applications | null
  post: Post | null
  searchField: RefObject<HTMLInputElement | null>
  /** Missing for those who may not decide. */
  onTexts: (() => void) | undefined
}

/** The job with its pay and closing date, search, list or board, and CSV. */
export function PageHead({ page, list, post, searchField, onTexts }: PageHeadProps) {
  const t = useMessages(messages)
  const { place, state, narrow, pathWith } = page
  const title = titleOf(place, list, post) ?? t(messages.applications)
  const shown = place.kind === 'all' ? t(messages.allApplications) : title
  return (
    <header className={styles.head}>
      <div>
        {place.kind === 'job' && (
          <Link href={accountPaths.jobPosts} className={styles.up}>
            <ChevronLeftIcon size="small" />
            {t(messages.hiring)}
          </Link>
        )}
        <h1 className={inboxStyles.title} lang={languageOf(shown)}>
          {shown}
        </h1>
      </div>
      {post && <PostLine post={post} />}
      <div className={styles.tools}>
        <TableSearch
          ref={searchField}
          isCompact
          label={t(messages.search)}
          placeholder={t(messages.searchPlaceholder)}
          value={state.q}
          onSearch={(q) => narrow({ q })}
        />
        {list && <JobSelect place={place} list={list} />}
        <nav className={inboxStyles.views} aria-label={t(messages.view)}>
          <ButtonLink
            href={pathWith({ view: 'list' })}
            aria-current={state.view === 'list' ? 'true' : undefined}
          >
            <ListIcon size="small" />
            {t(messages.list)}
          </ButtonLink>
          <ButtonLink
            href={pathWith({
              view: 'board',
              state: null,
              untold: null,
              page: 1,
              application: null,
            })}
            aria-current={state.view === 'board' ? 'true' : undefined}
          >
            <ColumnsIcon size="small" />
            {t(messages.board)}
          </ButtonLink>
        </nav>
        {place.kind === 'job' && list?.my_rights.decide && (
          <ButtonLink href={accountPaths.editJobPost(place.id)}>
            <PencilIcon size="small" />
            {t(messages.editJob)}
          </ButtonLink>
        )}
        {onTexts && <Button onClick={onTexts}>{t(messages.savedTexts)}</Button>}
        {list?.my_rights.export && place.kind !== 'oversight' && (
          <ExportButton page={page} list={list} />
        )}
      </div>
      {list?.answer_rate && (
        <p className={styles.jobLine}>
          <span>
            <RichMessage
              from={messages}
              message={answerRateOf(place, list.answer_rate)}
              parts={{ b: <b /> }}
            />
          </span>
        </p>
      )}
    </header>
  )
}

function answerRateOf({ kind }: Place, rate: NonNullable<Applications['answer_rate']>) {
  const { answered, applicants, working_days: days } = rate
  if (kind === 'oversight') return messages.listingAnswerRate(answered, applicants)
  return days === null
    ? messages.answerRate(answered, applicants)
    : messages.answerRateWithin(answered, applicants, days)
}

const titleOf = (place: Place, list: Applications | null, post: Post | null): string | undefined =>
  (post?.title === '' ? undefined : post?.title) ??
  (place.kind === 'all' ? undefined : list?.jobs.find(({ id }) => id === place.id)?.title)

function PostLine({ post }: { post: Post }) {
  const t = useMessages(messages, jobStatusMessages)
  const locale = useLocale()
  const state = jobStateOf(post)
  const { status, closes_at: closesAt, status_since: since } = post
  const amounts = [...new Set([post.salary_min, post.salary_max])].filter((each) => each !== null)
  const day = (at: string) => formatDay(dayInIndia(at), { withYear: true, locale })
  const isOver = status === 'closed' || status === 'filled'
  return (
    <p className={styles.jobLine}>
      <Badge tone={state === 'live' ? 'good' : 'plain'}>
        {t(jobStatusMessages.statuses[state])}
      </Badge>
      {amounts.length > 0 && <span>{amounts.map(formatRupees).join('–')}</span>}
      {isOver && <span>{t(messages.closedOn(day(since)))}</span>}
      {(status === 'live' || status === 'paused') && closesAt !== null && (
        <span>{t(messages.closes(day(closesAt)))}</span>
      )}
    </p>
  )
}

/** The jobs that have applications, and all of them. */
function JobSelect({ place, list }: { place: Place; list: Applications }) {
  const t = useMessages(messages)
  const navigate = useNavigate()
  if (place.kind !== 'all' || list.jobs.length < 2) return null
  return (
    <Select
      label={t(messages.allJobs)}
      labelPlace="hidden"
      value=""
      options={[
        { value: '', label: t(messages.allJobs) },
        ...list.jobs.map(({ id, title }) => ({ value: String(id), label: title })),
      ]}
      onChange={({ target }) => {
        const id = Number(target.value)
        if (id > 0) void navigate(pathOfPlace({ kind: 'job', id }))
      }}
    />
  )
}
