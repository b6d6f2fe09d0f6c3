import type { AdminContest, ScoredContestEntryList } from '@edbazaar/api-client'
import { UnsavedGuard } from '@edbazaar/feature-form-kit/unsaved-guard'
import { accountPaths, paths, useMessages } from '@edbazaar/feature-platform'
import { LoadingLines } from '@edbazaar/feature-shell/loading-lines'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { Link } from '@edbazaar/ui/Link'
import { PageHead } from '@edbazaar/ui/PageHead'
import { useLoaderData } from 'react-router-dom'
import { messages as listMessages } from '../contests/messages'
import { ContestDetails } from './ContestDetails'
import { ContestEntries } from './ContestEntries'
import { ContestState } from './ContestState'
import * as styles from './contest.css'
import { Judges } from './Judges'
import type { loadContest } from './load-contest'
import { messages } from './messages'
import { useContestEditor } from './use-contest-editor'
import { useContestForm } from './use-contest-form'

/** `/admin/contests/{id}`: an admin writes, publishes, closes and announces a contest. */
export function ContestScreen() {
  const t = useMessages(messages)
  const loaded = useLoaderData<typeof loadContest>()
  return (
    <PrivatePage
      loaded={loaded}
      access="admin"
      skeleton={<LoadingLines label={t(messages.loading)} className={styles.main} />}
    >
      {({ contest, entries }) => <Contest key={contest.id} contest={contest} entries={entries} />}
    </PrivatePage>
  )
}

interface ContestProps {
  contest: AdminContest
  entries: ScoredContestEntryList
}

function Contest({ contest, entries }: ContestProps) {
  const t = useMessages(messages, listMessages)
  const contestEditor = useContestEditor(contest, entries)
  const contestForm = useContestForm(contestEditor)
  const { fields, state, is_public: isPublic, url } = contestEditor.contest
  const isOver = state === 'announced'
  // After the closing, the entries matter more than the details.
  const isJudged = state === 'closed' || isOver
  return (
    <>
      <PageHead
        title={fields.title || t(listMessages.untitled)}
        standfirst={fields.summary}
        above={<Link href={accountPaths.contests}>{t(messages.back)}</Link>}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          {isJudged && <ContestEntries contestEditor={contestEditor} />}
          <ContestDetails contestForm={contestForm} isOver={isOver} />
          {state === 'published' && <ContestEntries contestEditor={contestEditor} />}
        </div>
        <aside className={styles.beside}>
          <ContestState contestEditor={contestEditor} contestForm={contestForm} />
          <Judges contestEditor={contestEditor} />
          {isPublic && <Link href={paths.contest(url)}>{t(messages.open)}</Link>}
        </aside>
      </div>
      <UnsavedGuard mayLeave={() => !contestForm.isChanged} />
    </>
  )
}
