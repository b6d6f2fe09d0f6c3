import type { Image } from '@edbazaar/api-client'
import { imageSource } from '@edbazaar/feature-catalogue-ui'
import { useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { languageOf } from '@edbazaar/ui/formatting'
import { ResponsiveImage } from '@edbazaar/ui/ResponsiveImage'
import { articleImages, headingsOf, RichText } from '@edbazaar/ui/RichText'
import { messages } from '../messages'
import * as styles from './blog.css'

/** The content of a blog below its head. */
export interface ReadBlog {
  image: Image
  body: string
  author_name: string
  author_note: string | null
  tags: readonly string[]
  is_by_provider: boolean
  has_synthetic_media: boolean
}

/** Cover, labels, text with its table of contents, author and tags. */
export function BlogBody({ blog }: { blog: ReadBlog }) {
  return (
    <>
      <div className={styles.cover}>
        <ResponsiveImage
          {...imageSource(blog.image)}
          alt=""
          sizes="(min-width: 1200px) 1200px, 100vw"
          isPriority
        />
      </div>
      <Labels blog={blog} />
      <div className={styles.columns}>
        <Contents html={blog.body} />
        <RichText html={blog.body} look="article" images={articleImages} />
        <About blog={blog} />
      </div>
    </>
  )
}

/** Labels about the text and its images. */
function Labels({ blog }: { blog: ReadBlog }) {
  const t = useMessages(messages)
  if (!blog.is_by_provider && !blog.has_synthetic_media) return null
  return (
    <p className={styles.labels}>
      {blog.is_by_provider && <Badge>{t(messages.byProvider)}</Badge>}
      {blog.has_synthetic_media && <Badge>{t(messages.syntheticMedia)}</Badge>}
    </p>
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

function About({ blog: { author_name: name, author_note: note, tags } }: { blog: ReadBlog }) {
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
