import { AppError } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Body } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import type { StoredFinding } from '../../../../db/schema/index.ts'
import type { AuditService } from '../../../trust/audit/audit.service.ts'
import type { CasesRepository } from '../../../trust/cases/cases.repository.ts'
import { newAuthorTexts } from '../../review/link-rules.ts'
import { authorMoves, publicationNames } from '../../review/publication-states.ts'
import type { BlogChecks } from './blog-checks.ts'
import type { BlogDecisions } from './blog-decisions.ts'
import { isSameText, textColumns } from './blog-fields.ts'
import { requireReady } from './blog-rules.ts'
import type { BlogRecord, OwnBlogsRepository, RevisionRow } from './own-blogs.repository.ts'
import { noBlog } from './own-blogs.service.ts'

export type BlogMoves = ReturnType<typeof createBlogMoves>

interface BlogMovesDeps {
  readonly repository: OwnBlogsRepository
  readonly cases: CasesRepository
  readonly checks: BlogChecks
  readonly decisions: BlogDecisions
  readonly audit: AuditService
}

type Request = Body<'moveBlog'>

/** Findings that need a reviewer even if the author is trusted. */
const holding = new Set(['shared_link', 'copied_text', 'other_text', 'phone', 'email', 'word'])

/** The changes of status that authors make. */
export function createBlogMoves(deps: BlogMovesDeps) {
  const { repository, cases, checks, decisions, audit } = deps

  async function set(
    tx: Db,
    { userId }: Caller,
    blog: BlogRecord,
    to: Request['to'],
    columns: Parameters<OwnBlogsRepository['setStatus']>[3] = {},
  ): Promise<void> {
    await repository.actAs(tx, { role: 'author', userId })
    await repository.setStatus(tx, blog.id, to, columns)
    await audit.recordEdits(tx, {
      entity: 'blog',
      entityId: blog.id,
      actor: { userId, role: 'owner' },
      revision: blog.revision + 1,
      edits: [{ field: 'status', before: blog.status, after: to }],
    })
  }

  const openCase = (
    tx: Db,
    blog: BlogRecord,
    latest: RevisionRow,
    actorId: number,
    findings: readonly StoredFinding[],
  ) =>
    cases.open(
      tx,
      {
        kind: 'blog',
        id: blog.id,
        name: latest.title,
        place: blog.authorName,
        ownerId: actorId,
      },
      {
        why: blog.approvedRevision === null ? 'new' : 'edit',
        findings,
        actorId,
        fromRevision: blog.approvedRevision,
        toRevision: latest.n,
        baseline: null,
        fields: [],
        heldFields: [],
      },
    )

  /** Submits a revision: a trusted author's is published at once, unless the checks find something. */
  async function submit(tx: Db, caller: Caller, blog: BlogRecord): Promise<void> {
    const { userId } = caller
    const latest = await repository.latest(blog.id, tx)
    const approvedBlogs = await repository.approvedOf(userId, blog.id, tx)
    const openComments = await repository.openComments(tx, blog.id)
    requireReady(latest, { approved: approvedBlogs, openComments })
    const approved =
      blog.approvedRevision === null
        ? undefined
        : await repository.revision(blog.id, blog.approvedRevision, tx)
    if (!latest.isByProvider && (await checks.isByProvider(tx, userId, latest)))
      await repository.overwrite(tx, latest.id, { ...textColumns(latest), isByProvider: true })
    await repository.keepLatest(tx, blog.id)
    await set(tx, caller, blog, 'review')
    const isUnchanged =
      approved !== undefined &&
      blog.removedAt === null &&
      isSameText(textColumns(approved), textColumns(latest))
    const findings = await checks.run(tx, { id: blog.id, authorId: userId, approved }, latest)
    const isTrusted =
      approvedBlogs >= newAuthorTexts && !findings.some(({ code }) => holding.has(code))
    if (isUnchanged || isTrusted) {
      await repository.actAs(tx, { role: 'system', userId: null })
      await decisions.publish(tx, [blog.id])
    } else await openCase(tx, blog, latest, userId, findings)
  }

  return {
    /** Throws `not_found`, `conflict` or `invalid_request`. */
    move: (caller: Caller, id: number, { to, revision }: Request): Promise<void> =>
      repository.transaction(async (tx) => {
        const blog = await repository.lock(tx, id)
        if (blog?.authorId !== caller.userId) throw noBlog()
        if (blog.revision !== revision)
          throw new AppError(
            'conflict',
            'This blog was changed in another tab or on another device. Reload it first.',
          )
        if (!authorMoves(blog.status).includes(to)) throw notPossible(blog, to)
        requireNotHidden(blog, to)
        if (to === 'review') return submit(tx, caller, blog)
        if (to === 'removed')
          return set(tx, caller, blog, to, { removedAt: new Date(), removedBy: 'author' })
        await set(tx, caller, blog, to)
        if (blog.status === 'review') await repository.withdrawCase(tx, id, caller.userId)
      }),

    /** Resolves a comment or opens it again. Throws `not_found`. */
    resolve: (caller: Caller, id: number, commentId: number, isResolved: boolean): Promise<void> =>
      repository.transaction(async (tx) => {
        const blog = await repository.find(id, tx)
        if (blog?.authorId !== caller.userId) throw noBlog()
        if (!(await repository.resolve(tx, id, commentId, isResolved)))
          throw new AppError('not_found', 'There is no such comment.')
      }),
  }
}

const notPossible = ({ status }: BlogRecord, to: Request['to']) =>
  new AppError(
    'conflict',
    `This blog is ${publicationNames[status]}. It cannot become ${publicationNames[to]}.`,
  )

/** An admin's decision stands until an appeal or another decision changes it. */
function requireNotHidden({ moderation, removedBy }: BlogRecord, to: Request['to']): void {
  const isTaken = moderation === 'hidden' || moderation === 'removed' || removedBy === 'admin'
  if (to === 'review' && isTaken)
    throw new AppError(
      'conflict',
      'An admin has taken this blog off the site. Appeal against the decision to publish it again.',
    )
}
