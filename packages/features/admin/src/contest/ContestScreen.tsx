import type { AdminContest, ScoredContestEntryList } from '@edbazaar/api-client'
import { UnsavedGuard } from '@edbazaar/feature-form-kit/unsaved-guard'
import { accountPaths, paths, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { Link } from '@edbazaar/ui/Link'
import { PageHead } from '@edbazaar/ui/PageHead'
import { Skeleton, skeletonWidths } from '@edbazaar/ui/Skeleton'
import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { messages as listMessages } from '../contests/messages'
import { ContestDetails } from './ContestDetails'
import { ContestEntries } from './ContestEntries'
import { ContestState } from './ContestState'
import * as styles from './contest.css'
import { editedFields } from './contest-fields'
import { Judges } from './Judges'
import type { loadContest } from './load-contest'
import { messages } from './messages'
import { useContestEditor } from './use-contest-editor'

/** `/admin/contests/{id}`: an admin writes, publishes, closes and announces a contest. */
export function ContestScreen() {
  const loaded = useLoaderData<typeof loadContest>()
  return (
    <PrivatePage loaded={loaded} access="admin" skeleton={<LoadingContest />}>
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
  const [fields, setFields] = useState(() => editedFields(contest.fields))
  const isChanged =
    JSON.stringify(fields) !== JSON.stringify(editedFields(contestEditor.contest.fields))
  const { title, summary } = contestEditor.contest.fields
  // After the closing, the entries matter more than the details.
  const isJudged =
    contestEditor.contest.state === 'closed' || contestEditor.contest.state === 'announced'
  return (
    <>
      <PageHead
        title={title || t(listMessages.untitled)}
        standfirst={summary}
        above={<Link href={accountPaths.contests}>{t(messages.back)}</Link>}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          {isJudged && <ContestEntries contestEditor={contestEditor} />}
          <ContestDetails
            contestEditor={contestEditor}
            fields={fields}
            onChange={setFields}
            isChanged={isChanged}
          />
          {contestEditor.contest.state === 'published' && (
            <ContestEntries contestEditor={contestEditor} />
          )}
        </div>
        <aside className={styles.beside}>
          <ContestState contestEditor={contestEditor} isChanged={isChanged} />
          <Judges contestEditor={contestEditor} />
          {contestEditor.contest.is_public && (
            <Link href={paths.contest(contestEditor.contest.url)}>{t(messages.open)}</Link>
          )}
        </aside>
      </div>
      <UnsavedGuard mayLeave={() => !isChanged} />
    </>
  )
}

function LoadingContest() {
  const t = useMessages(messages)
  return (
    <div className={styles.main} aria-busy="true" role="status" aria-label={t(messages.loading)}>
      {skeletonWidths.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}
