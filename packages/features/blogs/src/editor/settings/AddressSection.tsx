import { AddressField } from '@edbazaar/feature-editing/revisions'
import { paths, useMessages } from '@edbazaar/feature-platform'
import { languageOf } from '@edbazaar/ui/formatting'
import { TextArea } from '@edbazaar/ui/TextArea'
import type { BlogEditor } from '../use-blog-editor'
import { messages } from './messages'
import * as styles from './settings.css'

/** The URL and summary, and how a search engine may show them. */
export function AddressSection({ editor }: { editor: BlogEditor }) {
  const t = useMessages(messages)
  const { blog, fields, change, errorOf, isEditable } = editor
  return (
    <section className={styles.section}>
      <AddressField
        url={fields.url}
        placeholder={blog.url}
        isPublic={blog.is_public}
        error={errorOf('url')}
        disabled={!isEditable}
        onChange={(url) => change({ url })}
      />
      <TextArea
        label={t(messages.summary)}
        labelEnd={
          <span className={styles.count}>{t(messages.summaryCount(fields.summary.length))}</span>
        }
        error={errorOf('summary')}
        rows={3}
        maxLength={160}
        disabled={!isEditable}
        lang={languageOf(fields.summary)}
        value={fields.summary}
        onChange={({ target }) => change({ summary: target.value.replace(/\s*\n\s*/g, ' ') })}
      />
      <div className={styles.serp}>
        <p className={styles.note}>{t(messages.serp)}</p>
        <p className={styles.serpTitle} lang={languageOf(fields.title)}>
          {fields.title}
        </p>
        <p className={styles.serpAddress}>{paths.blog(fields.url ?? blog.url)}</p>
        <p lang={languageOf(fields.summary)}>{fields.summary}</p>
      </div>
    </section>
  )
}
