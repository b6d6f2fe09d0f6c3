import { AppError, refused } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Body, Schema } from '../../../../contract/operations.ts'
import { minuteMs } from '../../../platform/dates/durations.ts'
import type { Images } from '../../../platform/images/image-urls.ts'
import type { AuditService } from '../../../trust/audit/audit.service.ts'
import { isPublicNow } from '../../publishing/publication-rules.ts'
import { toPublicationEvent } from '../../publishing/publication-shapes.ts'
import type { BlogChecks } from '../writing/blog-checks.ts'
import type { OwnBlogsRepository } from '../writing/own-blogs.repository.ts'
import { noBlog, toComment, toRevision } from '../writing/own-blogs.service.ts'
import type { BlogReviewsRepository } from './blog-reviews.repository.ts'

export type BlogReviews = ReturnType<typeof createBlogReviews>

interface BlogReviewsDeps {
  readonly repository: BlogReviewsRepository
  readonly blogs: OwnBlogsRepository
  readonly checks: BlogChecks
  readonly images: Images
  readonly audit: AuditService
}

/** Comments of one review that the author has not seen. */
const maxComments = 50

/** Operations of admins on a blog; its case decides. */
export function createBlogReviews({ repository, blogs, checks, images, audit }: BlogReviewsDeps) {
  async function show({ userId }: Caller, id: number): Promise<Schema<'BlogReview'>> {
    const blog = await blogs.find(id)
    if (!blog) throw noBlog()
    const latest = await blogs.latest(id)
    const [approved, comments, events, openCase, approvedBlogs, copy] = await Promise.all([
      blog.approvedRevision === null ? undefined : blogs.revision(id, blog.approvedRevision),
      blogs.comments(id),
      blogs.events(id),
      blogs.openCase(id),
      blog.authorId === null ? 0 : blogs.approvedOf(blog.authorId, id),
      blogs.transaction((tx) => checks.copiedFrom(tx, id, latest)),
    ])
    return {
      id,
      revision: blog.revision,
      status: blog.status,
      url: blog.url,
      moderation: blog.moderation,
      is_public: isPublicNow(blog),
      is_featured: blog.isFeatured,
      published_at: blog.publishedAt?.toISOString() ?? null,
      author_id: blog.authorId,
      author_name: blog.authorName,
      author_note: blog.authorNote,
      approved_blogs: approvedBlogs,
      latest: toRevision(latest, blog, images),
      approved: approved ? toRevision(approved, blog, images) : null,
      copied_from: copy,
      case: openCase ? { ...openCase, is_own: blog.authorId === userId } : null,
      comments: comments.map(toComment),
      events: events.map(toPublicationEvent),
    }
  }

  return {
    show,

    /** Throws `not_found`, and `conflict` if the author has changed the text since. */
    async addComment(caller: Caller, id: number, request: Body<'addBlogComment'>) {
      await blogs.transaction(async (tx) => {
        const blog = await blogs.lock(tx, id)
        if (!blog) throw noBlog()
        if (blog.status !== 'review' || (await blogs.latest(id, tx)).n !== request.n)
          throw new AppError(
            'conflict',
            'This revision is no longer in review. Reload to see the latest one.',
          )
        if ((await blogs.unsentRemarks(tx, id)) >= maxComments)
          throw new AppError('conflict', `A review can have at most ${maxComments} comments.`)
        await repository.addComment(tx, {
          blogId: id,
          n: request.n,
          paragraph: request.paragraph,
          quote: request.quote.trim(),
          text: request.text.trim(),
          authorId: caller.userId,
        })
      })
      return show(caller, id)
    },

    /** Throws `not_found` or `conflict`. */
    async removeComment(caller: Caller, id: number, commentId: number) {
      await blogs.transaction(async (tx) => {
        const removed = await blogs.removeRemark(tx, id, commentId)
        if (removed === undefined) throw new AppError('not_found', 'Comment not found.')
        if (!removed) throw new AppError('conflict', 'The author has already seen this comment.')
      })
      return show(caller, id)
    },

    /** Features a blog, moves the time from which it is public, or describes its author. Throws as `addComment`. */
    async place(caller: Caller, id: number, request: Body<'placeBlog'>) {
      const { revision, is_featured: isFeatured, published_at: at } = request
      const note = request.author_note?.trim()
      await blogs.transaction(async (tx) => {
        const blog = await blogs.lock(tx, id)
        if (!blog) throw noBlog()
        if (blog.revision !== revision)
          throw new AppError('conflict', 'This blog has changed. Reload it first.')
        const isPlaced = at !== null || isFeatured !== blog.isFeatured
        if (blog.approvedRevision === null && isPlaced)
          throw new AppError('conflict', 'Only an approved blog can be featured or scheduled.')
        const publishedAt = at === null ? null : new Date(at)
        if (publishedAt !== null && isPublicNow(blog))
          throw new AppError('conflict', 'This blog is already public. It cannot be scheduled.')
        if (publishedAt !== null && publishedAt.getTime() < Date.now() - minuteMs)
          throw refused('published_at', 'Choose a date and time in the future.')
        const actionId = await audit.beginAction(tx)
        const authorNote = note === undefined ? blog.authorNote : note || null
        await repository.place(tx, id, { isFeatured, publishedAt, authorNote })
        const before = blog.publishedAt?.toISOString() ?? null
        await audit.recordEdits(tx, {
          entity: 'blog',
          entityId: id,
          actor: { userId: caller.userId, role: 'admin' },
          revision: revision + 1,
          actionId,
          edits: [
            ...(isFeatured === blog.isFeatured
              ? []
              : [{ field: 'is_featured', before: blog.isFeatured, after: isFeatured }]),
            ...(publishedAt === null
              ? []
              : [{ field: 'published_at', before, after: publishedAt.toISOString() }]),
            ...(authorNote === blog.authorNote
              ? []
              : [{ field: 'author_note', before: blog.authorNote, after: authorNote }]),
          ],
        })
      })
      return show(caller, id)
    },
  }
}
