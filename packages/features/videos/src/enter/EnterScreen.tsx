import type { ContestEntryForm } from '@edbazaar/api-client'
import { momentText } from '@edbazaar/feature-form-kit/moment'
import { UnsavedGuard } from '@edbazaar/feature-form-kit/unsaved-guard'
import { paths, useLocale, useMessages } from '@edbazaar/feature-platform'
import { LoadingLines } from '@edbazaar/feature-shell/loading-lines'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { Link } from '@edbazaar/ui/Link'
import { PageHead } from '@edbazaar/ui/PageHead'
import { useLoaderData } from 'react-router-dom'
import { noHighestAge } from '../no-highest-age'
import { BeginEntry } from './BeginEntry'
import { EntryForm } from './EntryForm'
import * as styles from './enter.css'
import type { loadEnter } from './load-enter'
import { messages } from './messages'
import { SentEntry } from './SentEntry'
import { useEntryEditor } from './use-entry-editor'

/** `/video/contests/{url}/enter`: enters a contest, for the user or a child. */
export function EnterScreen() {
  const t = useMessages(messages)
  const loaded = useLoaderData<typeof loadEnter>()
  return (
    <PrivatePage
      loaded={loaded}
      skeleton={<LoadingLines label={t(messages.loading)} className={styles.page} />}
    >
      {({ form }) => <Enter key={form.contest.id} loaded={form} />}
    </PrivatePage>
  )
}

function Enter({ loaded }: { loaded: ContestEntryForm }) {
  const t = useMessages(messages)
  const entryEditor = useEntryEditor(loaded)
  const { contest, entries } = entryEditor.form
  const isOpen = contest.state === 'open'
  const shown = entries.filter(({ state }) => state !== 'withdrawn')
  return (
    <div className={styles.page}>
      <PageHead
        look="name"
        title={contest.title}
        standfirst={useStateText(contest)}
        above={<Link href={paths.contest(contest.url)}>{t(messages.toContest)}</Link>}
      />
      {shown.map((entry) =>
        entry.state === 'draft' && isOpen ? (
          <EntryForm key={entry.id} entryEditor={entryEditor} entry={entry} />
        ) : (
          <SentEntry key={entry.id} entryEditor={entryEditor} entry={entry} />
        ),
      )}
      {isOpen && <BeginEntry key={entries.length} entryEditor={entryEditor} />}
      <UnsavedGuard mayLeave={entryEditor.mayLeave} />
    </div>
  )
}

function useStateText(contest: ContestEntryForm['contest']): string {
  const t = useMessages(messages)
  const locale = useLocale()
  const ages = t(
    contest.max_age === noHighestAge
      ? messages.agesFrom(contest.min_age)
      : messages.ages(contest.min_age, contest.max_age),
  )
  switch (contest.state) {
    case 'upcoming':
      return `${t(messages.opens(momentText(contest.opens_at, locale)))}. ${ages}`
    case 'open':
      return `${t(messages.closes(momentText(contest.closes_at, locale)))}. ${ages}`
    case 'closed':
      return t(messages.closed)
    case 'announced':
      return t(messages.announced)
  }
}
