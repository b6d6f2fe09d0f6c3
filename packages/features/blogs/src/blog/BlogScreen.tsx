import { imageSource } from '@edbazaar/feature-catalogue-ui'
import { useMessages } from '@edbazaar/feature-platform'
import { CardGrid } from '@edbazaar/ui/CardGrid'
import { languageOf } from '@edbazaar/ui/formatting'
import { ResponsiveImage } from '@edbazaar/ui/ResponsiveImage'
import { headingsOf, RichText } from '@edbazaar/ui/RichText'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useLoaderData } from 'react-router-dom'
import { BlogTile, type BlogTileData } from '../BlogTile'
import { messages } from '../messages'
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
        <div className={styles.cover}>
          <ResponsiveImage
            {...imageSource(blog.image)}
            alt=""
            sizes="(min-width: 1200px) 1200px, 100vw"
            isPriority
          />
        </div>
        <div className={styles.columns}>
          <Contents html={blog.body} />
          <RichText html={blog.body} look="article" />
          <About blog={blog} />
        </div>
      </article>
      <Related related={related} />
    </>
  )
}

function Contents({ html }: { html: string }) {
  const t = useMessages(messages)

  const headings = headingsOf(html)
  if (headings.length < 2) return null
  return (
    <nav aria-label={t(messages.contents)} className={styles.contents}>
      <h2 className={styles.railTitle}>{t(messages.contents)}</h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.contentsLink} lang={languageOf(text)}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function About({ blog: { author_name: name, author_note: note, tags } }: Pick<LoadedBlog, 'blog'>) {
  const t = useMessages(messages)

  return (
    <aside className={styles.about}>
      {note !== null && (
        <section className={styles.aboutSection}>
          <h2 className={styles.railTitle}>{t(messages.author)}</h2>
          <p lang={languageOf(name)}>
            <b>{name}</b>
          </p>
          <p className={styles.note} lang={languageOf(note)}>
            {note}
          </p>
        </section>
      )}
      {tags.length > 0 && (
        <section className={styles.aboutSection}>
          <h2 className={styles.railTitle}>{t(messages.tags)}</h2>
          <p className={styles.note}>{tags.join(', ')}</p>
        </section>
      )}
    </aside>
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
