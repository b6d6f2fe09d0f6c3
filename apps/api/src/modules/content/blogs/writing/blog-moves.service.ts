import type { AuditService } from '../../../trust/audit/audit.service.ts'
import type { CasesService } from '../../../trust/cases/cases.service.ts'
import { createAuthorMoves } from '../../publishing/author-moves.service.ts'
import type { PublicationDecisions } from '../../publishing/publication-decisions.ts'
import { newAuthorTexts } from '../../review/link-rules.ts'
import type { BlogChecks } from './blog-checks.ts'
import { isSameText, textColumns } from './blog-fields.ts'
import { requireReady } from './blog-rules.ts'
import type { BlogRecord, OwnBlogsRepository, RevisionRow } from './own-blogs.repository.ts'
import { noBlog } from './own-blogs.service.ts'

export type BlogMoves = ReturnType<typeof createBlogMoves>

interface BlogMovesDeps {
  readonly repository: OwnBlogsRepository
  readonly cases: CasesService
  readonly checks: BlogChecks
  readonly decisions: PublicationDecisions
  readonly audit: AuditService
}

interface Submission {
  readonly latest: RevisionRow
  /** The text that readers see. */
  readonly approved: RevisionRow | undefined
  readonly approvedBlogs: number
}

/** Findings that need a reviewer even if the author is trusted. */
const holding = new Set(['shared_link', 'copied_text', 'other_text', 'phone', 'email', 'word'])

/** The changes of status that authors make: a trusted author's text is published at once. */
export function createBlogMoves({ repository, cases, checks, decisions, audit }: BlogMovesDeps) {
  return createAuthorMoves<BlogRecord, Submission>({
    publications: repository,
    lock: repository.lock,
    find: repository.find,
    setStatus: (tx, id, status, removal) => repository.setStatus(tx, id, status, removal),
    notFound: noBlog,
    async submissionOf(tx, userId, blog) {
      const latest = await repository.latest(blog.id, tx)
      const approvedBlogs = await repository.approvedOf(userId, blog.id, tx)
      const openComments = await repository.openRemarks(tx, blog.id)
      requireReady(latest, { approved: approvedBlogs, openComments })
      const approved =
        blog.approvedRevision === null
          ? undefined
          : await repository.revision(blog.id, blog.approvedRevision, tx)
      if (!latest.isByProvider && (await checks.isByProvider(tx, userId, latest)))
        await repository.overwrite(tx, latest.id, { ...textColumns(latest), isByProvider: true })
      return { latest, approved, approvedBlogs }
    },
    async review(tx, userId, blog, { latest, approved, approvedBlogs }) {
      const isUnchanged =
        approved !== undefined &&
        blog.removedAt === null &&
        isSameText(textColumns(approved), textColumns(latest))
      const findings = await checks.run(tx, { id: blog.id, authorId: userId, approved }, latest)
      const isTrusted =
        approvedBlogs >= newAuthorTexts && !findings.some(({ code }) => holding.has(code))
      return { findings, isNeeded: !isUnchanged && !isTrusted }
    },
    cases,
    decisions,
    audit,
  })
}
