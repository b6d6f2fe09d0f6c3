import { type ApiClient, answerOf, type NewsletterDraft } from '@edbazaar/api-client'
import { usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { accountPaths, type Translate, useMessages } from '@edbazaar/feature-platform'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { type EditedBlock, editedBlock } from './blocks/block-fields'
import { messages } from './messages'

export type DraftForm = ReturnType<typeof useDraftForm>

const draftSchema = (t: Translate) =>
  v.object({
    title: v.pipe(
      v.string(),
      v.check((title) => title.trim() !== '', t(messages.titleRequired)),
    ),
    summary: v.string(),
    blocks: v.array(v.custom<EditedBlock>(() => true)),
  })

type Values = v.InferOutput<ReturnType<typeof draftSchema>>

interface Saved {
  answer: NewsletterDraft
  /** Whether nothing was typed meanwhile. */
  isAllSaved: boolean
}

const valuesOf = (draft: NewsletterDraft | null): Values => ({
  title: draft?.title ?? '',
  summary: draft?.summary ?? '',
  blocks: (draft?.blocks ?? []).map(editedBlock),
})

const isSame = (values: Values, others: Values) => JSON.stringify(values) === JSON.stringify(others)

/** The title, the summary and the blocks of a newsletter, saved together. `draft`: null for a new one. */
export function useDraftForm(draft: NewsletterDraft | null) {
  const t = useMessages(messages)
  const navigate = useNavigate()
  const [requestKey] = useState(() => crypto.randomUUID())
  const [initial] = useState(() => valuesOf(draft))
  const [saved, setSaved] = useState(initial)
  /** A draft that was created while its fields changed again: the form stays, with those changes. */
  const [created, setCreated] = useState<NewsletterDraft | null>(null)
  /** Whether the page may be left, because it continues to the saved draft. */
  const isDone = useRef(false)
  const base = draft ?? created

  function save(api: ApiClient, { blocks, ...texts }: Values) {
    const text = { ...texts, blocks: blocks.map(({ block }) => block) }
    if (base === null)
      return answerOf(
        api.POST('/admin/newsletter-drafts', { body: { ...text, request_key: requestKey } }),
      )
    return answerOf(
      api.PUT('/admin/newsletter-drafts/{id}', {
        params: { path: { id: base.id } },
        body: { ...text, revision: base.revision },
      }),
    )
  }
  const pageForm = usePageForm({
    schema: draftSchema,
    initial,
    fieldOf: (apiField) => apiField.replace(/^blocks\[(\d+)\].*/, 'blocks.$1'),
    async send(api, values): Promise<Saved> {
      const answer = await save(api, values)
      setSaved(values)
      return { answer, isAllSaved: isSame(form.getValues(), values) }
    },
    toast: () => t(messages.saved),
    reloads: draft !== null,
    async onSuccess({ answer, isAllSaved }) {
      if (draft !== null) return
      if (!isAllSaved) return setCreated(answer)
      isDone.current = true
      await navigate(accountPaths.newsletterDraft(answer.id), { replace: true })
    },
  })
  const { form } = pageForm
  const hasChanges = !isSame(form.watch(), saved)
  return { ...pageForm, hasChanges, mayLeave: () => !hasChanges || isDone.current }
}
