import { answerOf, type BlogSummary, type NewsletterDraft } from '@edbazaar/api-client'
import { type FieldErrors, fieldErrorsOf, useRequest } from '@edbazaar/feature-form-kit'
import { UnsavedGuard } from '@edbazaar/feature-form-kit/unsaved-guard'
import { accountPaths, showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { TextField } from '@edbazaar/ui/TextField'
import { useSetAtom } from 'jotai'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { BlocksField } from './blocks/BlocksField'
import { type EditedBlock, editedBlock } from './blocks/block-fields'
import * as styles from './draft.css'
import { messages } from './messages'

interface DraftFormProps {
  /** Null for a new one. */
  draft: NewsletterDraft | null
  blogs: readonly Pick<BlogSummary, 'id' | 'title'>[]
  /** The errors of the last request, by field. */
  errors: FieldErrors
  onErrors: (errors: FieldErrors) => void
  /** Called with whether the fields differ from what is saved. */
  onChanged: (hasChanges: boolean) => void
}

/** Title, summary and blocks, saved together. What was typed stays after a failure. */
export function DraftForm({ draft, blogs, errors, onErrors, onChanged }: DraftFormProps) {
  const t = useMessages(messages)
  const { run, isBusy } = useRequest()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const showToast = useSetAtom(showToastAtom)
  const [requestKey] = useState(() => crypto.randomUUID())
  const [values, setValues] = useState<Values>(() => valuesOf(draft))
  /** The latest values, for functions that began before the last change. */
  const latest = useRef(values)
  /** A draft that was created while its fields changed again: the form stays, with those changes. */
  const [created, setCreated] = useState<NewsletterDraft | null>(null)
  const base = draft ?? created
  const [hasTried, setHasTried] = useState(false)
  const [hasChanges, setHasChanges] = useState(false)
  /** Whether the page may be left, because it continues to the saved draft. */
  const isDone = useRef(false)
  const titleInput = useRef<HTMLInputElement>(null)
  const isTitleMissing = values.title.trim() === ''

  function mark(next: boolean) {
    setHasChanges(next)
    onChanged(next)
  }
  function change(update: (now: Values) => Partial<Values>) {
    latest.current = { ...latest.current, ...update(latest.current) }
    setValues(latest.current)
    mark(true)
  }
  async function save(event: FormEvent) {
    event.preventDefault()
    setHasTried(true)
    if (isTitleMissing) return titleInput.current?.focus()
    const { title, summary } = values
    const text = { title, summary, blocks: values.blocks.map(({ block }) => block) }
    await run(
      (api) =>
        base === null
          ? answerOf(
              api.POST('/admin/newsletter-drafts', {
                body: { ...text, request_key: requestKey },
              }),
            )
          : answerOf(
              api.PUT('/admin/newsletter-drafts/{id}', {
                params: { path: { id: base.id } },
                body: { ...text, revision: base.revision },
              }),
            ),
      {
        async onSuccess(saved) {
          const isAllSaved = latest.current === values
          if (isAllSaved) mark(false)
          onErrors({})
          showToast({ type: 'success', message: t(messages.saved) })
          if (draft !== null) return revalidate()
          if (!isAllSaved) return setCreated(saved)
          isDone.current = true
          await navigate(accountPaths.newsletterDraft(saved.id), { replace: true })
        },
        onFailure(cause) {
          const refused = fieldErrorsOf(cause)
          if (refused !== null) onErrors(refused)
          return false
        },
      },
    )
  }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void save(event)}>
      <TextField
        ref={titleInput}
        label={t(messages.title)}
        error={hasTried && isTitleMissing ? t(messages.titleRequired) : errors.title}
        maxLength={160}
        lang={languageOf(values.title)}
        value={values.title}
        onChange={({ target }) => change(() => ({ title: target.value }))}
      />
      <TextField
        label={t(messages.summary)}
        hint={t(messages.summaryHint)}
        error={errors.summary}
        maxLength={300}
        lang={languageOf(values.summary)}
        value={values.summary}
        onChange={({ target }) => change(() => ({ summary: target.value }))}
      />
      <BlocksField
        blocks={values.blocks}
        blogs={blogs}
        errors={errors}
        onChange={(update) => change(({ blocks }) => ({ blocks: update(blocks) }))}
      />
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
      <UnsavedGuard mayLeave={() => !hasChanges || isDone.current} />
    </form>
  )
}

interface Values {
  title: string
  summary: string
  blocks: readonly EditedBlock[]
}

const valuesOf = (draft: NewsletterDraft | null): Values => ({
  title: draft?.title ?? '',
  summary: draft?.summary ?? '',
  blocks: (draft?.blocks ?? []).map(editedBlock),
})
