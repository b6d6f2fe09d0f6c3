import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { blogs } from '../../../../db/schema/index.ts'
import type { ShownBlogs } from './issue-html.ts'
import { type Blocks, blogIdsOf } from './newsletter-blocks.ts'

export type BlocksRepository = ReturnType<typeof createBlocksRepository>

/** Reads the blogs of newsletters. */
export function createBlocksRepository(db: Db) {
  const allOf = async (blocks: Blocks, tx: Db = db) => {
    const ids = blogIdsOf(blocks)
    if (ids.length === 0) return []
    return tx
      .select({
        id: blogs.id,
        url: blogs.url,
        title: blogs.title,
        summary: blogs.summary,
        isPublic: sql<boolean>`is_public(${blogs}) is true`,
      })
      .from(blogs)
      .where(sql`${blogs.id} = any(${sql.param(ids)}::integer[])`)
  }
  return {
    /** The blogs of blocks, unordered, also those that are not public. */
    allOf,

    /** The public blogs of blocks. */
    async shownOf(blocks: Blocks, tx: Db = db): Promise<ShownBlogs> {
      const all = await allOf(blocks, tx)
      return new Map(
        all
          .filter(({ isPublic }) => isPublic)
          .map(({ id, url, title, summary }) => [id, { id, url, title, summary }]),
      )
    },
  }
}
