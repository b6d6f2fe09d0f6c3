import { randomUUID } from 'node:crypto'
import { AppError, invalid } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Body } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import type { NameOfUser } from '../../../accounts/users/name-of-user.ts'
import { minuteMs } from '../../../platform/dates/durations.ts'
import type { Images } from '../../../platform/images/image-urls.ts'
import type { UploadsService } from '../../../platform/media/uploads.service.ts'
import type { AuditService } from '../../../trust/audit/audit.service.ts'
import {
  changedElsewhere,
  freeUrl,
  requireEditable,
  requireFuture,
} from '../../publishing/publication-rules.ts'
import { imagesOf, isSameText, textColumns, textOf } from './blog-fields.ts'
import type {
  BlogRecord,
  OwnBlogsRepository,
  RevisionRow,
  RevisionText,
} from './own-blogs.repository.ts'
import { noBlog } from './own-blogs.service.ts'

export type BlogWriting = ReturnType<typeof createBlogWriting>

interface BlogWritingDeps {
  readonly repository: OwnBlogsRepository
  readonly nameOfUser: NameOfUser
  readonly audit: AuditService
  readonly images: Images
  readonly uploads: Pick<UploadsService, 'attachAll'>
}

/** Saves within this many milliseconds go into the same revision. */
const revisionSpan = 10 * minuteMs

/** Starts, saves and deletes blogs for their authors. */
export function createBlogWriting(deps: BlogWritingDeps) {
  const { repository, nameOfUser, audit, images, uploads } = deps

  /** Images that the blog did not show before have to be uploads of the author. */
  async function attach(
    tx: Db,
    userId: number,
    text: RevisionText,
    latest: RevisionRow,
    approved: RevisionRow | undefined,
  ) {
    const known = new Set([...imagesOf(latest), ...(approved ? imagesOf(approved) : [])])
    const added = imagesOf(text).filter((path) => !known.has(path))
    if (added.length === 0) return
    const missing = await uploads.attachAll(tx, { userId, purpose: 'blog' }, added)
    if (missing.length === 0) return
    const field = text.cover !== null && missing.includes(text.cover) ? 'cover' : 'body'
    throw invalid(field, 'contains an image that you have not uploaded here. Upload it first')
  }

  /** Writes a text as the latest revision. */
  async function write(
    tx: Db,
    { userId }: Caller,
    blog: BlogRecord,
    latest: RevisionRow,
    text: RevisionText,
  ): Promise<void> {
    const approved =
      blog.approvedRevision === null
        ? undefined
        : await repository.revision(blog.id, blog.approvedRevision, tx)
    await attach(tx, userId, text, latest, approved)
    const isRecent = Date.now() - latest.startedAt.getTime() < revisionSpan
    if (!latest.isKept && isRecent && latest.savedBy === userId)
      await repository.overwrite(tx, latest.id, text)
    else {
      const n = latest.n + 1
      await repository.addRevision(tx, { ...text, blogId: blog.id, n, savedBy: userId })
    }
    // Before the first approval, tables of admins show what the author works on.
    const shown = approved === undefined ? shownColumns(text) : {}
    const { url: chosen, title } = text
    const url = await freeUrl('blog', { id: blog.id, url: chosen, title }, (candidates) =>
      repository.takenUrls(tx, blog.id, candidates),
    )
    await repository.actAs(tx, { role: 'author', userId })
    const columns = { ...shown, ...(approved === undefined && { url }) }
    if (blog.status === 'published') await repository.setStatus(tx, blog.id, 'draft', columns)
    else await repository.save(tx, blog.id, columns)
  }

  /** Locks a blog that its author may edit now. */
  async function lock(tx: Db, { userId }: Caller, id: number, revision: number) {
    const blog = await repository.lock(tx, id)
    if (blog?.authorId !== userId) throw noBlog()
    if (blog.revision !== revision)
      throw changedElsewhere('blog', 'Reload it, or keep your text as a new revision.')
    requireEditable('blog', blog)
    return { blog, latest: await repository.latest(id, tx) }
  }

  return {
    /** Starts a draft once for each request key; returns its id. */
    create: (caller: Caller, { request_key: requestKey }: Body<'createBlog'>): Promise<number> =>
      repository.transaction(async (tx) => {
        const { userId } = caller
        await repository.actAs(tx, { role: 'author', userId })
        const id = await repository.add(tx, {
          authorId: userId,
          authorName: await nameOfUser(userId, tx),
          requestKey,
          url: `draft-${randomUUID()}`,
        })
        if (id === undefined) return repository.idOfKey(tx, userId, requestKey)
        const actor = { userId, role: 'owner' } as const
        await audit.recordCreation(tx, { actor, entity: 'blog', entityId: id, revision: 1 })
        return id
      }),

    /** Throws `not_found`, `conflict` or `invalid_request`. */
    save: (caller: Caller, id: number, { revision, fields }: Body<'saveBlog'>): Promise<void> =>
      repository.transaction(async (tx) => {
        const { blog, latest } = await lock(tx, caller, id, revision)
        const text = textOf(fields, images)
        const publishAt = fields.publish_at === null ? null : new Date(fields.publish_at)
        const isMoved = publishAt?.getTime() !== blog.publishAt?.getTime()
        if (isMoved) {
          requireFuture(publishAt)
          await repository.save(tx, id, { publishAt })
        }
        if (isSameText(text, textColumns(latest))) return
        await write(tx, caller, blog, latest, text)
      }),

    /** Deletes a draft. Throws `not_found` or `conflict`. */
    remove: (caller: Caller, id: number): Promise<void> =>
      repository.transaction(async (tx) => {
        const { userId } = caller
        const blog = await repository.lock(tx, id)
        if (blog?.authorId !== userId) throw noBlog()
        if (blog.status !== 'draft' || blog.approvedRevision !== null)
          throw new AppError(
            'conflict',
            'Only a draft that was never published can be deleted. Remove the blog instead.',
          )
        const actor = { userId, role: 'owner' } as const
        const before = { title: blog.title }
        const record = { actor, entity: 'blog', entityId: id, revision: blog.revision } as const
        await audit.recordRemoval(tx, { ...record, before })
        await repository.remove(tx, id)
      }),
  }
}

const shownColumns = ({ url: _, ...text }: RevisionText) => text
