import { answerOf, type NewsletterDraft } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import {
  accountPaths,
  importWithRetry,
  showToastAtom,
  useMessages,
} from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Link } from '@edbazaar/ui/Link'
import { TextField } from '@edbazaar/ui/TextField'
import { useSetAtom } from 'jotai'
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import * as styles from './draft.css'
import { LeaveDraft } from './LeaveDraft'
import { messages } from './messages'

/** Loaded separately: the editor is 100 kB. */
const RichTextEditor = lazy(async () => {
  const { RichTextEditor: Editor } = await importWithRetry(
    () => import('@edbazaar/ui/RichTextEditor'),
  )
  return { default: Editor }
})

interface DraftFormProps {
  /** Null for a new one. */
  draft: NewsletterDraft | null
  /** Called with whether the fields differ from what is saved. */
  onChanged: (hasChanges: boolean) => void
}

/** Title, summary and text, saved together. What was typed stays after a failure. */
export function DraftForm({ draft, onChanged }: DraftFormProps) {
  const t = useMessages(messages)
  const { run, isBusy } = useRequest()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const showToast = useSetAtom(showToastAtom)
  const [requestKey] = useState(() => crypto.randomUUID())
  const [values, setValues] = useState(() => valuesOf(draft))
  const [hasTried, setHasTried] = useState(false)
  const [hasChanges, setHasChanges] = useState(false)
  /** Whether the page may be left, because it goes on to the saved draft. */
  const isDone = useRef(false)
  const titleInput = useRef<HTMLInputElement>(null)
  const isTitleMissing = values.title.trim() === ''

  function mark(next: boolean) {
    setHasChanges(next)
    onChanged(next)
  }
  function change(changed: Partial<typeof values>) {
    setValues((now) => ({ ...now, ...changed }))
    mark(true)
  }
  async function save(event: FormEvent) {
    event.preventDefault()
    setHasTried(true)
    if (isTitleMissing) return titleInput.current?.focus()
    await run(
      (api) =>
        draft === null
          ? answerOf(
              api.POST('/admin/newsletter-drafts', {
                body: { ...values, request_key: requestKey },
              }),
            )
          : answerOf(
              api.PUT('/admin/newsletter-drafts/{id}', {
                params: { path: { id: draft.id } },
                body: { ...values, revision: draft.revision },
              }),
            ),
      {
        async onSuccess(saved) {
          mark(false)
          showToast({ type: 'success', message: t(messages.saved) })
          if (draft !== null) return revalidate()
          isDone.current = true
          await navigate(accountPaths.newsletterDraft(saved.id), { replace: true })
        },
      },
    )
  }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void save(event)}>
      <TextField
        ref={titleInput}
        label={t(messages.title)}
        error={hasTried && isTitleMissing ? t(messages.titleRequired) : undefined}
        maxLength={160}
        value={values.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextField
        label={t(messages.summary)}
        hint={t(messages.summaryHint)}
        maxLength={300}
        value={values.summary}
        onChange={({ target }) => change({ summary: target.value })}
      />
      <Suspense fallback={<div aria-busy="true" className={styles.waiting} />}>
        <RichTextEditor
          label={t(messages.body)}
          toolbar="school"
          value={values.body}
          onChange={(body) => change({ body })}
        />
      </Suspense>
      <div className={styles.buttons}>
        <Button type="submit" variant="main" loading={isBusy}>
          {t(messages.save)}
        </Button>
        {draft !== null && (
          <Link href={`${accountPaths.auditLog}?entity=newsletter_draft&entity_id=${draft.id}`}>
            {t(messages.history)}
          </Link>
        )}
      </div>
      <LeaveDraft mayLeave={() => !hasChanges || isDone.current} />
    </form>
  )
}

const valuesOf = (draft: NewsletterDraft | null) => ({
  title: draft?.title ?? '',
  summary: draft?.summary ?? '',
  body: draft?.body ?? '',
})
