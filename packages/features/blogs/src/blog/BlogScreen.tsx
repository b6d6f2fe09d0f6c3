import { useMessages } from '@edbazaar/feature-platform'
import { CardGrid } from '@edbazaar/ui/CardGrid'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useLoaderData } from 'react-router-dom'
import { BlogTile, type BlogTileData } from '../BlogTile'
import { messages } from '../messages'
import { BlogBody } from './BlogBody'
import { BlogHead } from './BlogHead'
import * as styles from './blog.css'
import type { LoadedBlog } from './load-blog'

/** A blog: title, cover, text with its table of contents, and related blogs. */
export function BlogScreen() {
  const { blog, related } = useLoaderData<LoadedBlog>()
  return (
    <>
      <article key={blog.url}>
        <BlogHead blog={blog} />
        <BlogBody blog={blog} />
      </article>
      <Related related={related} />
    </>
  )
}

function Related({ related }: { related: readonly BlogTileData[] }) {
  const t = useMessages(messages)

  if (related.length === 0) return null
  return (
    <section aria-labelledby="related-title" className={styles.related}>
      <SectionHead title={t(messages.related)} titleId="related-title" isFlush />
      <CardGrid label={t(messages.related)}>
        {related.map((blog) => (
          <BlogTile key={blog.id} blog={blog} />
        ))}
      </CardGrid>
    </section>
  )
}
