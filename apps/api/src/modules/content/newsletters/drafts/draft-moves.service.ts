import { AppError, refused } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Body, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import type { Outbox } from '../../../platform/mail/outbox.service.ts'
import type { AuditService } from '../../../trust/audit/audit.service.ts'
import { shortTitleProblem } from '../../review/title-rules.ts'
import type { BlocksRepository } from '../blocks/blocks.repository.ts'
import { problemOf } from '../blocks/newsletter-blocks.ts'
import type { DraftRow } from '../draft-row.ts'
import { adminMoves, stateNames } from '../newsletter-states.ts'
import type { NewsletterSending } from '../sending/newsletter-sending.ts'
import type { NewsletterDraftsRepository } from './newsletter-drafts.repository.ts'
import { type NewsletterDrafts, noNewsletter } from './newsletter-drafts.service.ts'

interface DraftMovesDeps {
  readonly audit: AuditService
  readonly blocks: BlocksRepository
  readonly drafts: Pick<NewsletterDrafts, 'conflictOf' | 'toDraft' | 'show'>
  readonly outbox: Outbox
  readonly repository: NewsletterDraftsRepository
  readonly sending: Pick<NewsletterSending, 'begin' | 'nextBatch'>
}

type Request = Body<'moveNewsletterDraft'>

/** The changes of state that admins make. */
export function createDraftMoves(deps: DraftMovesDeps) {
  const { audit, blocks, drafts, outbox, repository, sending } = deps

  /** Throws `invalid_request` if readers would miss something. */
  async function requireReady(tx: Db, draft: DraftRow): Promise<void> {
    const titleProblem = shortTitleProblem(draft.title)
    if (titleProblem) throw refused('title', titleProblem)
    const problem = problemOf(draft.blocks)
    if (problem) throw refused(problem.field, problem.msg)
    const shown = await blocks.shownOf(draft.blocks, tx)
    const missing = draft.blocks.findIndex(
      (block) => block.type === 'blog' && !shown.has(block.blog_id),
    )
    if (missing !== -1)
      throw refused(
        `blocks[${missing}].blog_id`,
        'This blog is not public. Choose a different one, or remove it.',
      )
  }

  async function save(
    tx: Db,
    draft: DraftRow,
    columns: Parameters<NewsletterDraftsRepository['save']>[2],
  ): Promise<number> {
    const saved = await repository.save(tx, draft.id, columns)
    if (!saved) throw new Error('The newsletter is locked')
    return saved.revision
  }

  /** Makes an allowed move of a locked newsletter; returns its revision. */
  async function make(tx: Db, draft: DraftRow, { to, send_at: sendAt }: Request): Promise<number> {
    const { bulkMailId } = draft
    switch (to) {
      case 'scheduled':
        await requireReady(tx, draft)
        return save(tx, draft, { state: to, sendAt: futureTime(sendAt) })
      case 'sending':
        if (draft.state === 'paused') {
          if (bulkMailId !== null) await outbox.hold(tx, bulkMailId, false)
          return save(tx, draft, { state: to })
        }
        await requireReady(tx, draft)
        return sending.begin(tx, draft)
      case 'cancelled':
      case 'paused':
        if (bulkMailId !== null) await outbox.hold(tx, bulkMailId, true)
        return save(tx, draft, {
          state: to,
          // Readers who have no email yet get none; their rows in the ledger follow.
          ...(to === 'cancelled' && draft.state === 'scheduled' && { endedAt: new Date() }),
        })
      default:
        return save(tx, draft, { state: to, sendAt: null })
    }
  }

  return {
    /** Throws `not_found`, `conflict` or `invalid_request`. */
    async move(
      { userId }: Caller,
      id: number,
      request: Request,
    ): Promise<Schema<'NewsletterDraft'>> {
      await repository.transaction(async (tx) => {
        const draft = await repository.lock(tx, id)
        if (!draft) throw noNewsletter()
        if (!adminMoves(draft.state).includes(request.to))
          throw new AppError(
            'conflict',
            `This newsletter is ${stateNames[draft.state]}. It cannot become ${stateNames[request.to]}.`,
          )
        if (draft.revision !== request.revision) throw await drafts.conflictOf(tx, id)
        const revision = await make(tx, draft, request)
        await audit.recordEdits(tx, {
          actor: { userId, role: 'admin' },
          entity: 'newsletter_draft',
          entityId: id,
          revision,
          edits: [{ field: 'state', before: draft.state, after: request.to }],
        })
      })
      // The first readers need not wait for the next run; all others follow with it.
      if (request.to === 'sending' && (await sending.nextBatch())) outbox.wake()
      return drafts.show(id)
    },
  }
}

/** Throws `invalid_request` for a time that is missing or over. */
function futureTime(sendAt: string | undefined): Date {
  const at = sendAt === undefined ? null : new Date(sendAt)
  if (at === null || at.getTime() <= Date.now())
    throw refused('send_at', 'Choose a date and time in the future.')
  return at
}
