import type { NewsletterDraft } from '@edbazaar/api-client'
import { momentText } from '@edbazaar/feature-form-kit/moment'
import { paths, useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatCount } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import { messages } from '../messages'

/** Milliseconds after which the counts of a newsletter that is being sent are loaded again. */
const refreshMs = 10_000

/** The newsletter's state with its counts, which are refreshed while emails go out in the background. */
export function SendingStatus({ draft }: { draft: NewsletterDraft }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const { state, send_at: sendAt, ended_at: endedAt, issue, counts } = draft
  const readers = counts.reduce((sum, { count }) => sum + count, 0)
  const done = readers - (counts.find(({ outcome }) => outcome === 'queued')?.count ?? 0)
  const at = state === 'scheduled' ? sendAt : endedAt
  const time = at === null ? '' : momentText(at, locale)

  useEffect(() => {
    if (state !== 'sending') return
    const timer = setInterval(() => void revalidate(), refreshMs)
    return () => clearInterval(timer)
  }, [state, revalidate])

  return (
    <>
      <p>{t(messages.status[state](time, formatCount(done), formatCount(readers)))}</p>
      {issue !== null && (
        <p>
          <Link href={paths.newsletter(issue.slug)}>{t(messages.openIssue(issue.number))}</Link>
        </p>
      )}
    </>
  )
}
