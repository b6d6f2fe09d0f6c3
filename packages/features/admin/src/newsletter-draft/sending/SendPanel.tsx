import { answerOf, type NewsletterDraft, type NewsletterState } from '@edbazaar/api-client'
import { fieldErrorsOf, useRequest } from '@edbazaar/feature-form-kit'
import { MomentField, momentText } from '@edbazaar/feature-form-kit/moment'
import {
  accountPaths,
  paths,
  showToastAtom,
  useLocale,
  useMessages,
} from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { formatCount } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import * as styles from '../draft.css'
import { messages } from '../messages'

interface SendPanelProps {
  draft: NewsletterDraft
  /** Whether the form has changes that are not saved: only what is saved can be sent. */
  hasChanges: boolean
  /** Shows a failure, also at the fields of the form. */
  showFailure: (cause: unknown) => void
}

/** Milliseconds after which the counts of a newsletter that is being sent are loaded again. */
const refreshMs = 10_000

type Question = 'sending' | 'cancelled' | 'delete'

/** Sends a test, schedules, sends, pauses, resumes, cancels and deletes a newsletter. */
export function SendPanel({ draft, hasChanges, showFailure }: SendPanelProps) {
  const t = useMessages(messages)
  const { run, isBusy } = useRequest()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const showToast = useSetAtom(showToastAtom)
  const [question, setQuestion] = useState<Question | null>(null)
  const [sendAt, setSendAt] = useState<string | null>(draft.send_at)
  const [timeError, setTimeError] = useState<string>()
  const path = { id: draft.id }
  const may = (to: NewsletterState) => draft.moves.includes(to)
  const isResumed = draft.state === 'paused'

  // Emails go out in the background.
  useEffect(() => {
    if (draft.state !== 'sending') return
    const timer = setInterval(() => void revalidate(), refreshMs)
    return () => clearInterval(timer)
  }, [draft.state, revalidate])

  async function move(to: NewsletterState, at?: string) {
    setQuestion(null)
    await run(
      (api) =>
        answerOf(
          api.POST('/admin/newsletter-drafts/{id}/transitions', {
            params: { path },
            body: {
              to,
              revision: draft.revision,
              ...(at !== undefined && { send_at: at }),
            },
          }),
        ),
      {
        async onSuccess() {
          setTimeError(undefined)
          const done = isResumed && to === 'sending' ? 'resumed' : to
          showToast({ type: 'success', message: t(messages.moved[done]) })
          await revalidate()
        },
        onFailure(cause) {
          showFailure(cause)
          setTimeError(fieldErrorsOf(cause)?.send_at)
          return true
        },
      },
    )
  }
  function schedule() {
    if (sendAt === null) return setTimeError(t(messages.chooseTime))
    void move('scheduled', sendAt)
  }
  const sendTest = () =>
    run((api) => answerOf(api.POST('/admin/newsletter-drafts/{id}/tests', { params: { path } })), {
      onSuccess: ({ msg }) => showToast({ type: 'success', message: msg }),
    })
  async function remove() {
    setQuestion(null)
    await run(
      (api) => answerOf(api.DELETE('/admin/newsletter-drafts/{id}', { params: { path } })),
      {
        async onSuccess() {
          showToast({ type: 'success', message: t(messages.deleted) })
          await navigate(accountPaths.newsletterDrafts)
        },
      },
    )
  }
  const isDeletable = draft.issue === null && draft.state !== 'scheduled'

  return (
    <section aria-labelledby="draft-sending" className={styles.panel}>
      <SectionHead title={t(messages.sending)} titleId="draft-sending" isFlush />
      <Status draft={draft} />
      {hasChanges && <p className={styles.hint}>{t(messages.saveFirst)}</p>}
      {may('scheduled') && (
        <div className={styles.schedule}>
          <MomentField
            value={sendAt}
            error={timeError}
            onChange={(next) => {
              setSendAt(next)
              setTimeError(undefined)
            }}
          />
          <Button disabled={hasChanges} loading={isBusy} onClick={schedule}>
            {t(messages.schedule)}
          </Button>
        </div>
      )}
      <div className={styles.buttons}>
        {may('sending') && (
          <Button
            variant="main"
            disabled={hasChanges}
            loading={isBusy}
            onClick={() => (isResumed ? void move('sending') : setQuestion('sending'))}
          >
            {t(isResumed ? messages.resume : messages.sendNow)}
          </Button>
        )}
        {(draft.state === 'draft' || draft.state === 'scheduled') && (
          <Button disabled={hasChanges} loading={isBusy} onClick={() => void sendTest()}>
            {t(messages.sendTest)}
          </Button>
        )}
        {may('paused') && (
          <Button loading={isBusy} onClick={() => void move('paused')}>
            {t(messages.pause)}
          </Button>
        )}
        {may('draft') && (
          <Button loading={isBusy} onClick={() => void move('draft')}>
            {t(messages.unschedule)}
          </Button>
        )}
        {may('cancelled') && (
          <Button loading={isBusy} onClick={() => setQuestion('cancelled')}>
            {t(messages.cancelSending)}
          </Button>
        )}
        {isDeletable && (
          <Button loading={isBusy} onClick={() => setQuestion('delete')}>
            {t(messages.delete)}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={question !== null}
        title={t(messages.questions[question ?? 'sending'].title)}
        question={t(messages.questions[question ?? 'sending'].text)}
        yesLabel={t(messages.questions[question ?? 'sending'].yes)}
        noLabel={t(messages.keep)}
        tone={question === 'sending' ? 'plain' : 'danger'}
        onYes={() => {
          if (question === 'delete') void remove()
          else if (question !== null) void move(question)
        }}
        onNo={() => setQuestion(null)}
      />
    </section>
  )
}

/** The newsletter's status. */
function Status({ draft }: { draft: NewsletterDraft }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { state, send_at: sendAt, ended_at: endedAt, issue, counts } = draft
  const readers = counts.reduce((sum, { count }) => sum + count, 0)
  const done = readers - (counts.find(({ outcome }) => outcome === 'queued')?.count ?? 0)
  const at = state === 'scheduled' ? sendAt : endedAt
  const time = at === null ? '' : momentText(at, locale)
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
