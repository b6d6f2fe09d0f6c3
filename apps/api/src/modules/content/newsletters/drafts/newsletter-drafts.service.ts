import { AppError, invalid } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Body, Schema } from '../../../../contract/operations.ts'
import { cleanHtml } from '../../../platform/rich-text/clean-html.ts'
import type { AuditService } from '../../../trust/audit/audit.service.ts'
import type {
  DraftRow,
  DraftText,
  NewsletterDraftsRepository,
} from './newsletter-drafts.repository.ts'

interface NewsletterDraftsDeps {
  readonly audit: AuditService
  readonly repository: NewsletterDraftsRepository
}

const entity = 'newsletter_draft' as const

const notFound = () => new AppError('not_found', 'There is no such draft.')

/** Drafts of newsletters, which admins write together. */
export function createNewsletterDrafts({ audit, repository }: NewsletterDraftsDeps) {
  return {
    /** Throws `not_found`. */
    async show(id: number): Promise<Schema<'NewsletterDraft'>> {
      const draft = await repository.find(id)
      if (!draft) throw notFound()
      return toDraft(draft)
    },

    /** Creates a draft once for each request key. Throws `invalid_request`. */
    async create(
      { userId }: Caller,
      { request_key: requestKey, ...body }: Body<'createNewsletterDraft'>,
    ): Promise<Schema<'NewsletterDraft'>> {
      const text = textOf(body)
      return repository.transaction(async (tx) => {
        const added = await repository.add(tx, text, requestKey)
        if (added) {
          const actor = { userId, role: 'admin' } as const
          const { id, revision } = added
          const after = { title: added.title }
          await audit.recordCreation(tx, { actor, entity, entityId: id, revision, after })
        }
        const draft = added ?? (await repository.findByKey(tx, requestKey))
        if (!draft) throw new Error('The draft was neither added nor found')
        return toDraft(draft)
      })
    },

    /** Throws `invalid_request`, `not_found`, and `conflict` if the draft has changed since. */
    async edit(
      { userId }: Caller,
      id: number,
      { revision, ...body }: Body<'editNewsletterDraft'>,
    ): Promise<Schema<'NewsletterDraft'>> {
      const after = textOf(body)
      return repository.transaction(async (tx) => {
        const before = await repository.lock(tx, id)
        if (!before) throw notFound()
        if (before.revision !== revision) {
          const change = await audit.lastChange(tx, { entity, entityId: id })
          const who = change?.name || 'Another admin'
          throw new AppError(
            'conflict',
            `${who} has changed this draft. Copy your text, load the page again, and add it there.`,
          )
        }
        const edits = changesBetween(before, after)
        if (edits.length === 0) return toDraft(before)
        const actionId = await audit.beginAction(tx)
        const saved = await repository.save(tx, id, after)
        if (!saved) throw new Error('The draft is locked')
        const actor = { userId, role: 'admin' } as const
        const write = { actor, entity, entityId: id, revision: saved.revision, actionId }
        await audit.recordEdits(tx, { ...write, edits })
        return toDraft(saved)
      })
    },
  }
}

const toDraft = (draft: DraftRow): Schema<'NewsletterDraft'> => ({
  id: draft.id,
  title: draft.title,
  summary: draft.summary,
  body: cleanHtml(draft.bodyHtml),
  revision: draft.revision,
  updated_at: draft.updatedAt.toISOString(),
})

/** Throws `invalid_request` without a title. */
function textOf({
  title,
  summary,
  body,
}: Omit<Body<'editNewsletterDraft'>, 'revision'>): DraftText {
  if (title.trim() === '') throw invalid('title', 'must not be empty')
  return {
    title: title.trim().toWellFormed(),
    summary: summary.trim().toWellFormed(),
    bodyHtml: cleanHtml(body ?? '').toWellFormed(),
  }
}

const changesBetween = (before: DraftText, after: DraftText) =>
  (
    [
      ['title', before.title, after.title],
      ['summary', before.summary, after.summary],
      ['body_html', before.bodyHtml, after.bodyHtml],
    ] as const
  ).flatMap(([field, from, to]) => (from === to ? [] : [{ field, before: from, after: to }]))
