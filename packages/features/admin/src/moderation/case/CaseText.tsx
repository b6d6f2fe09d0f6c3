import { imageSource } from '@edbazaar/feature-catalogue-ui'
import { useMessages } from '@edbazaar/feature-platform'
import { languageOf } from '@edbazaar/ui/formatting'
import { ResponsiveImage } from '@edbazaar/ui/ResponsiveImage'
import { articleImages, RichText } from '@edbazaar/ui/RichText'
import type { ModerationCase } from '../case-types'
import { imagesOf } from '../differences/differences'
import * as styles from './case.css'
import { messages } from './messages'
import * as recordStyles from './record.css'

/** What a blog or a video says: its image, its summary and its whole text, as approval publishes them. */
export function CaseText({ opened: { record, row } }: { opened: ModerationCase }) {
  const t = useMessages(messages)
  const isContent = row.subject.kind === 'blog' || row.subject.kind === 'video'
  if (!isContent || record.length === 0) return null
  const fieldValue = (name: string) => record.find(({ field }) => field === name)?.value
  const textOf = (name: string) => String(fieldValue(name) ?? '')
  const [title, summary, html] = [textOf('title'), textOf('summary'), textOf('content_html')]
  return (
    <section className={recordStyles.text}>
      <div className={styles.sectionHead}>
        <h3 className={styles.heading}>
          {t(row.subject.kind === 'blog' ? messages.blogText : messages.videoText)}
        </h3>
      </div>
      {imagesOf(fieldValue('files')).map((image) => (
        <ResponsiveImage
          key={image.url}
          {...imageSource(image)}
          alt={image.caption ?? ''}
          sizes="320px"
          className={recordStyles.cover}
        />
      ))}
      {title !== '' && (
        <p className={recordStyles.textTitle} lang={languageOf(title)}>
          {title}
        </p>
      )}
      {summary !== '' && <p lang={languageOf(summary)}>{summary}</p>}
      {html !== '' && <RichText html={html} images={articleImages} />}
    </section>
  )
}
