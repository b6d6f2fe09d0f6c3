import { accountPaths, useLocale, useMessages } from '@edbazaar/feature-platform'
import { RichMessage } from '@edbazaar/feature-platform/rich-message'
import { Badge } from '@edbazaar/ui/Badge'
import { ButtonLink } from '@edbazaar/ui/Button'
import { formatDay, formatRupees, languageOf } from '@edbazaar/ui/formatting'
import { ChevronLeftIcon, ColumnsIcon, ListIcon, PencilIcon, SearchIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { Select } from '@edbazaar/ui/Select'
import { TextField } from '@edbazaar/ui/TextField'
import { useNavigate } from 'react-router-dom'
import type { Applications, Job } from './application-types'
import * as styles from './applications.css'
import { ExportButton } from './ExportButton'
import { messages } from './messages'
import { type Place, pathOfPlace } from './place'
import type { Page } from './use-applications'

interface PageHeadProps {
  page: Page
  list: Applications | null
  job: Job | null
}

/** The job with its pay and closing date, search, list or board, and CSV. */
export function PageHead({ page, list, job }: PageHeadProps) {
  const t = useMessages(messages)
  const { place, state, narrow, pathWith } = page
  const title = titleOf(place, list, job) ?? t(messages.applications)
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
        <h1 className={styles.title} lang={languageOf(shown)}>
          {shown}
        </h1>
      </div>
      {job && <JobLine job={job} />}
      <div className={styles.tools}>
        <search>
          <form
            key={state.q}
            onSubmit={(event) => {
              event.preventDefault()
              narrow({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() })
            }}
          >
            <TextField
              type="search"
              name="q"
              label={t(messages.search)}
              labelPlace="hidden"
              placeholder={t(messages.searchPlaceholder)}
              icon={<SearchIcon size="small" />}
              defaultValue={state.q}
              maxLength={100}
            />
          </form>
        </search>
        {list && <JobSelect place={place} list={list} />}
        <nav className={styles.views} aria-label={t(messages.view)}>
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
        {list?.my_rights.export && place.kind !== 'oversight' && (
          <ExportButton page={page} list={list} />
        )}
      </div>
      {list?.answer_rate && (
        <p className={styles.jobLine}>
          <RichMessage
            from={messages}
            message={messages.answerRate(list.answer_rate.answered, list.answer_rate.applicants)}
            parts={{ b: <b /> }}
          />
        </p>
      )}
    </header>
  )
}

const titleOf = (place: Place, list: Applications | null, job: Job | null): string | undefined =>
  job?.title ??
  (place.kind === 'all' ? undefined : list?.jobs.find(({ id }) => id === place.id)?.title)

function JobLine({ job }: { job: Job }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const isOpen = job.days_left === null || job.days_left >= 0
  const amounts = [...new Set([job.salary_min, job.salary_max])].filter((each) => each !== null)
  const closes = job.closes_on && formatDay(job.closes_on, { withYear: true, locale })
  return (
    <p className={styles.jobLine}>
      <Badge tone={isOpen ? 'good' : 'plain'}>{t(isOpen ? messages.open : messages.closed)}</Badge>
      {amounts.length > 0 && <span>{amounts.map(formatRupees).join('–')}</span>}
      {closes && <span>{t(isOpen ? messages.closes(closes) : messages.closedOn(closes))}</span>}
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
