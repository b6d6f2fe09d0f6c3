import { imageSource } from '@edbazaar/feature-shell'
import { CardGrid } from '@edbazaar/ui/CardGrid'
import { languageOf } from '@edbazaar/ui/formatting'
import { ResponsiveImage } from '@edbazaar/ui/ResponsiveImage'
import { headingsOf, RichText } from '@edbazaar/ui/RichText'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useLoaderData } from 'react-router-dom'
import { BlogTile, type ShownBlog } from '../BlogTile'
import { messages } from '../messages'
import { BlogHead } from './BlogHead'
import * as styles from './blog.css'
import type { LoadedBlog } from './load-blog'

/** A blog: its head, its cover, the text in one column, and what to read next. */
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
      <ReadOn related={related} />
    </>
  )
}

function Contents({ html }: { html: string }) {
  const parts = headingsOf(html)
  if (parts.length < 2) return null
  return (
    <nav aria-label={messages.contents} className={styles.contents}>
      <h2 className={styles.railTitle}>{messages.contents}</h2>
      <ol>
        {parts.map(({ id, words }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.contentsLink} lang={languageOf(words)}>
              {words}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function About({ blog: { author_name: name, author_note: note, tags } }: Pick<LoadedBlog, 'blog'>) {
  return (
    <aside className={styles.about}>
      {note !== null && (
        <section className={styles.aboutPart}>
          <h2 className={styles.railTitle}>{messages.author}</h2>
          <p lang={languageOf(name)}>
            <b>{name}</b>
          </p>
          <p className={styles.note} lang={languageOf(note)}>
            {note}
          </p>
        </section>
      )}
      {tags.length > 0 && (
        <section className={styles.aboutPart}>
          <h2 className={styles.railTitle}>{messages.tags}</h2>
          <p className={styles.note}>{tags.join(', ')}</p>
        </section>
      )}
    </aside>
  )
}

function ReadOn({ related }: { related: readonly ShownBlog[] }) {
  if (related.length === 0) return null
  return (
    <section aria-labelledby="read-on" className={styles.readOn}>
      <SectionHead title={messages.readOn} titleId="read-on" isFlush />
      <CardGrid label={messages.readOn}>
        {related.map((other) => (
          <BlogTile key={other.id} blog={other} />
        ))}
      </CardGrid>
    </section>
  )
}
