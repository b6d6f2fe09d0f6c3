import { AppError, refused } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Body, Schema } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import type { StoredFinding } from '../../../db/schema/index.ts'
import type { CasesService } from '../../trust/cases/cases.service.ts'
import { findingsInText } from '../../trust/cases/text-findings.ts'
import { commentsOff, noComment, noDiscussion } from './comment-lists.service.ts'
import { editMinutes, isOpenToAuthor, reviewedComments } from './comment-states.ts'
import type { CommentsRepository } from './comments.repository.ts'

export type CommentsService = ReturnType<typeof createCommentsService>

type Comment = Schema<'Comment'>

interface CommentsDeps {
  readonly repository: CommentsRepository
  readonly cases: CasesService
}

/** A comment whose text is reviewed. */
interface Reviewed {
  readonly id: number
  readonly text: string
  readonly videoTitle: string
  readonly findings: readonly StoredFinding[]
}

const mostExcerpt = 80

/** The start of a comment, which names it in the queue and in emails. */
const excerptOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > mostExcerpt
    ? `${line.slice(0, mostExcerpt - 1).trimEnd()}…`.toWellFormed()
    : line
}

const findingsOf = (text: string): StoredFinding[] =>
  findingsInText(text).map(({ code, excerpt }) => ({
    code,
    field: 'comment',
    excerpt,
    amount: null,
  }))

/** Comments of signed-in users on discussions. */
export function createCommentsService({ repository, cases }: CommentsDeps) {
  /** Whether admins read the text before others do. */
  async function isHeld(
    tx: Db,
    { userId, isAdmin }: Caller,
    findings: readonly StoredFinding[],
    exceptId: number | null,
  ): Promise<boolean> {
    if (isAdmin) return false
    const approved = await repository.approvedCount(tx, userId, exceptId)
    return approved < reviewedComments || findings.length > 0
  }

  async function openCase(
    tx: Db,
    { userId }: Caller,
    { id, text, videoTitle, findings }: Reviewed,
    why: 'new' | 'scan',
  ): Promise<void> {
    const subject = { kind: 'comment', id, name: excerptOf(text), place: videoTitle } as const
    await cases.open(
      tx,
      { ...subject, ownerId: userId },
      {
        why,
        actorId: userId,
        fromRevision: null,
        toRevision: null,
        baseline: null,
        fields: [],
        heldFields: [],
        findings,
      },
    )
  }

  async function lockOwn(tx: Db, { userId }: Caller, id: number) {
    const comment = await repository.lockOwn(tx, id, userId)
    if (!comment || comment.state === 'taken_back') throw noComment()
    if (!isOpenToAuthor(comment.state))
      throw new AppError('conflict', 'An admin has removed this comment.')
    return comment
  }

  return {
    /** Adds a comment or a reply. Throws `invalid_request`, `not_found`, `conflict`. */
    async add(caller: Caller, url: string, body: Body<'addComment'>): Promise<Comment> {
      const text = textOf(body.text)
      const { parent_id: parentId = null, request_key: requestKey } = body
      return repository.transaction(async (tx) => {
        const video = await repository.findDiscussion(tx, url)
        if (!video) throw noDiscussion()
        if (!video.hasComments) throw commentsOff()
        const findings = findingsOf(text)
        // Waits for other comments of the user, so that a repeated request finds the first one.
        const held = await isHeld(tx, caller, findings, null)
        const earlier = await repository.findRequested(tx, caller.userId, requestKey)
        if (earlier) return earlier
        if (parentId !== null && !(await repository.lockParent(tx, video.id, parentId)))
          throw new AppError(
            'conflict',
            'You can no longer reply to this comment. Reload the page.',
          )
        const id = await repository.add(tx, {
          videoId: video.id,
          parentId,
          authorId: caller.userId,
          text,
          moderation: held ? 'pending' : 'approved',
          requestKey,
        })
        const reviewed = { id, text, videoTitle: video.title, findings }
        if (held) await openCase(tx, caller, reviewed, findings.length > 0 ? 'scan' : 'new')
        return repository.read(tx, id, caller.userId)
      })
    },

    /** Changes the text. Throws `invalid_request`, `not_found`, `conflict`. */
    async edit(caller: Caller, id: number, body: Body<'editComment'>): Promise<Comment> {
      const text = textOf(body.text)
      return repository.transaction(async (tx) => {
        const { state, videoTitle, hasComments, isEditable } = await lockOwn(tx, caller, id)
        if (!hasComments) throw commentsOff()
        if (!isEditable)
          throw new AppError(
            'conflict',
            `A comment can be edited only within ${editMinutes} minutes. Delete it and write a new one instead.`,
          )
        const findings = findingsOf(text)
        const held = state === 'held' || (await isHeld(tx, caller, findings, id))
        await repository.edit(tx, id, text, held ? 'pending' : 'approved')
        const reviewed = { id, text, videoTitle, findings }
        if (held) await openCase(tx, caller, reviewed, findings.length > 0 ? 'scan' : 'new')
        return repository.read(tx, id, caller.userId)
      })
    },

    /** Takes back a comment. Throws `not_found`, `conflict`. */
    takeBack: (caller: Caller, id: number): Promise<void> =>
      repository.transaction(async (tx) => {
        await lockOwn(tx, caller, id)
        await repository.takeBack(tx, id)
      }),
  }
}

/** The text without space around it. Throws `invalid_request` if nothing is left. */
function textOf(text: string): string {
  const trimmed = text.trim()
  if (trimmed === '') throw refused('text', 'Write a comment first.')
  return trimmed
}
