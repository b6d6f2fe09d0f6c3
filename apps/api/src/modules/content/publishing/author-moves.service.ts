import { AppError } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Db } from '../../../db/connect.ts'
import type { StoredFinding } from '../../../db/schema/index.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import type { CasesService } from '../../trust/cases/cases.service.ts'
import {
  authorMoves,
  type PublicationStatus,
  publicationNames,
} from '../review/publication-states.ts'
import type { PublicationDecisions } from './publication-decisions.ts'
import { changedElsewhere } from './publication-rules.ts'
import type { Publications } from './publications.repository.ts'

/** The columns of a blog or video that its status depends on. */
export interface PublicationRecord {
  readonly id: number
  readonly authorId: number | null
  readonly authorName: string | null
  readonly status: PublicationStatus
  readonly revision: number
  readonly approvedRevision: number | null
  readonly moderation: string
  readonly removedAt: Date | null
  readonly removedBy: string | null
}

interface Removal {
  readonly removedAt: Date
  readonly removedBy: 'author'
}

interface Review {
  readonly findings: readonly StoredFinding[]
  /** Whether an admin decides. */
  readonly isNeeded: boolean
}

/** The revision to submit. */
interface Submission {
  readonly latest: { readonly n: number; readonly title: string }
}

interface AuthorMovesDeps<Record extends PublicationRecord, Submitted extends Submission> {
  readonly publications: Publications
  readonly lock: (tx: Db, id: number) => Promise<Record | undefined>
  readonly find: (id: number, tx: Db) => Promise<Record | undefined>
  readonly setStatus: (
    tx: Db,
    id: number,
    status: PublicationStatus,
    removal?: Removal,
  ) => Promise<void>
  readonly notFound: () => AppError
  /** The latest revision. Throws `invalid_request` if something is missing. */
  readonly submissionOf: (tx: Db, userId: number, record: Record) => Promise<Submitted>
  /** Findings of the checks in a revision that is submitted. */
  readonly review: (tx: Db, userId: number, record: Record, submitted: Submitted) => Promise<Review>
  readonly cases: CasesService
  readonly decisions: PublicationDecisions
  readonly audit: AuditService
}

interface Request {
  readonly to: PublicationStatus
  readonly revision: number
}

/** The changes of status that authors of blogs and videos make. */
export function createAuthorMoves<Record extends PublicationRecord, Submitted extends Submission>(
  deps: AuthorMovesDeps<Record, Submitted>,
) {
  const { publications, notFound, cases, decisions, audit } = deps
  const { kind } = publications

  async function set(
    tx: Db,
    { userId }: Caller,
    record: Record,
    to: PublicationStatus,
    removal?: Removal,
  ): Promise<void> {
    await publications.actAs(tx, { role: 'author', userId })
    await deps.setStatus(tx, record.id, to, removal)
    await audit.recordEdits(tx, {
      entity: kind,
      entityId: record.id,
      actor: { userId, role: 'owner' },
      revision: record.revision + 1,
      edits: [{ field: 'status', before: record.status, after: to }],
    })
  }

  /** Submits a revision. It is published at once if nobody has to review it. */
  async function submit(tx: Db, caller: Caller, record: Record): Promise<void> {
    const { id, authorName, approvedRevision } = record
    const { userId } = caller
    const submitted = await deps.submissionOf(tx, userId, record)
    await publications.keepLatest(tx, id)
    await set(tx, caller, record, 'review')
    const { findings, isNeeded } = await deps.review(tx, userId, record, submitted)
    if (!isNeeded) {
      await publications.actAs(tx, { role: 'system', userId: null })
      await decisions.publish(tx, [id])
      return
    }
    const { n, title } = submitted.latest
    await cases.open(
      tx,
      { kind, id, name: title, place: authorName, ownerId: userId },
      {
        why: approvedRevision === null ? 'new' : 'edit',
        findings,
        actorId: userId,
        fromRevision: approvedRevision,
        toRevision: n,
        baseline: null,
        fields: [],
        heldFields: [],
      },
    )
  }

  function requireAllowed(record: Record, { to, revision }: Request): void {
    const { status, moderation, removedBy } = record
    if (record.revision !== revision) throw changedElsewhere(kind)
    if (!authorMoves(status).includes(to))
      throw new AppError(
        'conflict',
        `This ${kind} is ${publicationNames[status]}. It cannot become ${publicationNames[to]}.`,
      )
    // An admin's decision applies until an appeal or another decision changes it.
    const isTaken = moderation === 'hidden' || moderation === 'removed' || removedBy === 'admin'
    if (to === 'review' && isTaken)
      throw new AppError(
        'conflict',
        `An admin has taken this ${kind} off the site. To publish it again, appeal against the decision.`,
      )
  }

  return {
    /** Throws `not_found`, `conflict` or `invalid_request`. */
    move: (caller: Caller, id: number, request: Request): Promise<void> =>
      publications.transaction(async (tx) => {
        const record = await deps.lock(tx, id)
        if (record?.authorId !== caller.userId) throw notFound()
        requireAllowed(record, request)
        const { to } = request
        if (to === 'review') return submit(tx, caller, record)
        if (to === 'removed')
          return set(tx, caller, record, to, { removedAt: new Date(), removedBy: 'author' })
        await set(tx, caller, record, to)
        if (record.status === 'review') await publications.withdrawCase(tx, id, caller.userId)
      }),

    /** Resolves a remark of a reviewer or opens it again. Throws `not_found`. */
    resolve: (caller: Caller, id: number, remarkId: number, isResolved: boolean): Promise<void> =>
      publications.transaction(async (tx) => {
        const record = await deps.find(id, tx)
        if (record?.authorId !== caller.userId) throw notFound()
        if (!(await publications.resolve(tx, id, remarkId, isResolved)))
          throw new AppError('not_found', publications.remarkNotFound)
      }),
  }
}
