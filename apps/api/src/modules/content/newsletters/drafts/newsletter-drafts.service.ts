import { isDeepStrictEqual } from 'node:util'
import { AppError, invalid } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Body, Query, Schema } from '../../../../contract/operations.ts'
import { pagingOf, sliceOf } from '../../../../contract/page.ts'
import type { Db } from '../../../../db/connect.ts'
import type { Images } from '../../../platform/images/image-urls.ts'
import type { UploadsService } from '../../../platform/media/uploads.service.ts'
import type { AuditService } from '../../../trust/audit/audit.service.ts'
import type { BlocksRepository } from '../blocks/blocks.repository.ts'
import { imagePathsOf, shownBlocks, storedBlocks } from '../blocks/newsletter-blocks.ts'
import type { DraftRow } from '../draft-row.ts'
import { adminMoves, stateNames } from '../newsletter-states.ts'
import type { DeliveriesRepository } from '../sending/deliveries.repository.ts'
import type { DraftText, NewsletterDraftsRepository } from './newsletter-drafts.repository.ts'

export type NewsletterDrafts = ReturnType<typeof createNewsletterDrafts>

interface NewsletterDraftsDeps {
  readonly audit: AuditService
  readonly repository: NewsletterDraftsRepository
  readonly blocks: BlocksRepository
  readonly deliveries: DeliveriesRepository
  readonly images: Images
  readonly uploads: Pick<UploadsService, 'attachAll' | 'release' | 'remove'>
}

const entity = 'newsletter_draft' as const

export const noNewsletter = () => new AppError('not_found', 'Newsletter not found.')

/** Newsletters, which admins write together. */
export function createNewsletterDrafts(deps: NewsletterDraftsDeps) {
  const { audit, repository, blocks, deliveries, images, uploads } = deps

  const toDraft = async (draft: DraftRow): Promise<Schema<'NewsletterDraft'>> => {
    const [blogs, issue, counts] = await Promise.all([
      blocks.allOf(draft.blocks),
      repository.issueOf(draft),
      deliveries.counts(draft.id),
    ])
    return {
      id: draft.id,
      title: draft.title,
      summary: draft.summary,
      blocks: shownBlocks(draft.blocks, images),
      blogs: blogs.map(({ id, title, url, isPublic }) => ({ id, title, url, is_public: isPublic })),
      state: draft.state,
      moves: adminMoves(draft.state),
      send_at: draft.sendAt?.toISOString() ?? null,
      started_at: draft.startedAt?.toISOString() ?? null,
      ended_at: draft.endedAt?.toISOString() ?? null,
      issue,
      counts,
      revision: draft.revision,
      updated_at: draft.updatedAt.toISOString(),
    }
  }

  /** Images that the newsletter did not show before have to be uploads of the admin. */
  async function attach(tx: Db, userId: number, text: DraftText, before?: DraftText) {
    const known = new Set(before ? imagePathsOf(before.blocks) : [])
    const added = imagePathsOf(text.blocks).filter((path) => !known.has(path))
    if (added.length === 0) return
    const missing = await uploads.attachAll(tx, { userId, purpose: 'newsletter' }, added)
    const index = text.blocks.findIndex(
      (block) => block.type === 'image' && missing.includes(block.path),
    )
    if (index !== -1)
      throw invalid(`blocks[${index}].url`, 'must be an image that you have uploaded here')
  }

  /** Throws `invalid_request` without a title. */
  function textOf({ title, summary, blocks: given }: TextFields): DraftText {
    if (title.trim() === '') throw invalid('title', 'must not be empty')
    return {
      title: title.trim(),
      summary: summary.trim(),
      blocks: storedBlocks(given, images),
    }
  }

  async function conflictOf(tx: Db, id: number): Promise<AppError> {
    const change = await audit.lastChange(tx, { entity, entityId: id })
    const who = change?.name || 'Another admin'
    return new AppError(
      'conflict',
      `${who} has changed this newsletter. Copy your text, reload the page, and paste it there.`,
    )
  }

  return {
    toDraft,
    conflictOf,

    /** Throws `not_found`. */
    async show(id: number): Promise<Schema<'NewsletterDraft'>> {
      const draft = await repository.find(id)
      if (!draft) throw noNewsletter()
      return toDraft(draft)
    },

    /** The outcome of a newsletter for its readers. Throws `not_found`. */
    async readers(
      id: number,
      { outcome, ...paged }: Query<'listNewsletterDeliveries'>,
    ): Promise<Schema<'NewsletterDeliveries'>> {
      if (!(await repository.find(id))) throw noNewsletter()
      const [rows, total] = await Promise.all([
        deliveries.list(id, outcome, sliceOf(paged)),
        deliveries.count(id, outcome),
      ])
      const data = rows.map((row) => ({ ...row, at: row.at.toISOString() }))
      return { data, total, ...pagingOf(paged, total) }
    },

    /** Creates a draft once for each request key. Throws `invalid_request`. */
    async create(
      { userId }: Caller,
      { request_key: requestKey, ...body }: Body<'createNewsletterDraft'>,
    ): Promise<Schema<'NewsletterDraft'>> {
      const text = textOf(body)
      const draft = await repository.transaction(async (tx) => {
        const added = await repository.add(tx, text, requestKey)
        if (!added) return repository.findByKey(tx, requestKey)
        await attach(tx, userId, text)
        const actor = { userId, role: 'admin' } as const
        const { id, revision } = added
        const after = { title: added.title }
        await audit.recordCreation(tx, { actor, entity, entityId: id, revision, after })
        return added
      })
      if (!draft) throw new Error('The draft was neither added nor found')
      return toDraft(draft)
    },

    /** Throws `invalid_request`, `not_found`, and `conflict` if it has changed or is not a draft. */
    async edit(
      { userId }: Caller,
      id: number,
      { revision, ...body }: Body<'editNewsletterDraft'>,
    ): Promise<Schema<'NewsletterDraft'>> {
      const after = textOf(body)
      const draft = await repository.transaction(async (tx) => {
        const before = await repository.lock(tx, id)
        if (!before) throw noNewsletter()
        if (before.revision !== revision) throw await conflictOf(tx, id)
        if (before.state !== 'draft')
          throw new AppError(
            'conflict',
            `This newsletter is ${stateNames[before.state]}. Only a draft can be changed.`,
          )
        const edits = changesBetween(before, after)
        if (edits.length === 0) return before
        await attach(tx, userId, after, before)
        const actionId = await audit.beginAction(tx)
        const saved = await repository.save(tx, id, after)
        if (!saved) throw new Error('The draft is locked')
        const actor = { userId, role: 'admin' } as const
        const write = { actor, entity, entityId: id, revision: saved.revision, actionId }
        await audit.recordEdits(tx, { ...write, edits })
        return saved
      })
      return toDraft(draft)
    },

    /** Deletes a newsletter that was never sent. Throws `not_found` or `conflict`. */
    async remove({ userId }: Caller, id: number): Promise<void> {
      const paths = await repository.transaction(async (tx) => {
        const draft = await repository.lock(tx, id)
        if (!draft) throw noNewsletter()
        const wasNeverSent = draft.issueId === null && draft.state !== 'scheduled'
        if (!wasNeverSent)
          throw new AppError(
            'conflict',
            `This newsletter is ${stateNames[draft.state]}. Only a newsletter that was never sent can be deleted.`,
          )
        const actor = { userId, role: 'admin' } as const
        const before = { title: draft.title }
        await audit.recordRemoval(tx, {
          actor,
          entity,
          entityId: id,
          revision: draft.revision,
          before,
        })
        await repository.remove(tx, id)
        const shown = imagePathsOf(draft.blocks)
        await uploads.release(tx, shown)
        return shown
      })
      await uploads.remove(paths)
    },
  }
}

type TextFields = Omit<Body<'editNewsletterDraft'>, 'revision'>

const changesBetween = (before: DraftText, after: DraftText) =>
  (
    [
      ['title', before.title, after.title],
      ['summary', before.summary, after.summary],
      ['blocks', before.blocks, after.blocks],
    ] as const
  ).flatMap(([field, from, to]) =>
    isDeepStrictEqual(from, to) ? [] : [{ field, before: from, after: to }],
  )
