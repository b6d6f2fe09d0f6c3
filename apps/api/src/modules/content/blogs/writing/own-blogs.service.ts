import { AppError } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Schema } from '../../../../contract/operations.ts'
import type { Images } from '../../../platform/images/image-urls.ts'
import { isPublicNow } from '../../publishing/publication-rules.ts'
import { toPublicationEvent, toRemark } from '../../publishing/publication-shapes.ts'
import { linksIn } from '../../review/link-rules.ts'
import { fieldsOf } from './blog-fields.ts'
import { maxLinks } from './blog-rules.ts'
import type { BlogRecord, OwnBlogsRepository, RevisionRow } from './own-blogs.repository.ts'

export type OwnBlogsService = ReturnType<typeof createOwnBlogsService>

interface OwnBlogsDeps {
  readonly repository: OwnBlogsRepository
  readonly images: Images
}

export const noBlog = () => new AppError('not_found', 'Blog not found.')

/** Blogs as their authors read them. */
export function createOwnBlogsService({ repository, images }: OwnBlogsDeps) {
  async function own({ userId }: Caller, id: number): Promise<BlogRecord> {
    const blog = await repository.find(id)
    if (blog?.authorId !== userId) throw noBlog()
    return blog
  }

  return {
    /** The `OwnBlog` of the contract. Throws `not_found`. */
    async show(caller: Caller, id: number): Promise<Schema<'OwnBlog'>> {
      const blog = await own(caller, id)
      const [latest, comments, events, revisions, approved] = await Promise.all([
        repository.latest(id),
        repository.comments(id),
        repository.events(id),
        repository.revisions(id),
        repository.approvedOf(caller.userId, id),
      ])
      const shown = revisions.find(({ n }) => n === blog.approvedRevision)
      return {
        id,
        revision: blog.revision,
        status: blog.status,
        status_since: blog.statusSince.toISOString(),
        n: latest.n,
        url: latest.url ?? blog.url,
        fields: fieldsOf(latest, blog, images),
        image: images.cover({
          name: latest.title,
          files: latest.cover === null ? [] : [latest.cover],
        }),
        words: latest.bodyHtml === '' ? 0 : latest.words,
        saved_at: latest.savedAt.toISOString(),
        is_public: isPublicNow(blog),
        published_at: blog.publishedAt?.toISOString() ?? null,
        approved: shown ? toRevisionSummary(shown) : null,
        moderation: blog.moderation,
        author: { name: blog.authorName, note: blog.authorNote },
        links: { count: linksIn(latest.bodyHtml).length, max: maxLinks(approved) },
        comments: comments.filter(({ sentAt }) => sentAt !== null).map(toComment),
        events: events.map(toPublicationEvent),
        revisions: revisions.map(toRevisionSummary),
      }
    },

    /** The `BlogRevision` of the contract. Throws `not_found`. */
    async revision(caller: Caller, id: number, n: number): Promise<Schema<'BlogRevision'>> {
      const blog = await own(caller, id)
      const found = await repository.revision(id, n)
      if (!found) throw new AppError('not_found', 'This revision is no longer kept.')
      return toRevision(found, blog, images)
    },
  }
}

const toRevisionSummary = ({
  n,
  words,
  savedAt,
}: Pick<RevisionRow, 'n' | 'words' | 'savedAt'>) => ({
  n,
  words,
  saved_at: savedAt.toISOString(),
})

export const toRevision = (
  revision: RevisionRow,
  blog: BlogRecord,
  images: Images,
): Schema<'BlogRevision'> => ({
  ...toRevisionSummary(revision),
  fields: fieldsOf(revision, blog, images),
})

type CommentRow = Awaited<ReturnType<OwnBlogsRepository['comments']>>[number]

export const toComment = (row: CommentRow): Schema<'BlogComment'> => ({
  ...toRemark(row),
  paragraph: row.paragraph,
  quote: row.quote,
})
