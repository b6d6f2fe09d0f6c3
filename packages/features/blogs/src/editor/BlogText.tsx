import { importWithRetry, useIsBrowser, useMessages } from '@edbazaar/feature-platform'
import { languageOf } from '@edbazaar/ui/formatting'
import { articleImages, RichText } from '@edbazaar/ui/RichText'
import { lazy, Suspense } from 'react'
import { CoverField } from './CoverField'
import * as styles from './editor.css'
import { messages } from './messages'
import { TagsField } from './TagsField'
import { TopicField } from './TopicField'
import type { BlogEditor } from './use-blog-editor'

/** Loaded separately: the editor is 100 kB. */
const BodyEditor = lazy(() => importWithRetry(() => import('./BodyEditor')))

/** Cover, title, topic, tags and text. While it is in review, the text is only read. */
export function BlogText({ editor }: { editor: BlogEditor }) {
  const t = useMessages(messages)
  const isBrowser = useIsBrowser()
  const { fields, change, isEditable, errorOf } = editor
  return (
    <div className={styles.text}>
      <CoverField editor={editor} />
      {isEditable ? (
        <textarea
          aria-label={t(messages.title)}
          aria-invalid={errorOf('title') !== undefined}
          placeholder={t(messages.titlePlaceholder)}
          className={styles.title}
          rows={1}
          maxLength={120}
          lang={languageOf(fields.title)}
          value={fields.title}
          onChange={({ target }) => change({ title: target.value.replace(/\s*\n\s*/g, ' ') })}
        />
      ) : (
        <h1 className={styles.title} lang={languageOf(fields.title)}>
          {fields.title}
        </h1>
      )}
      <div className={styles.labels}>
        <TopicField editor={editor} />
        <TagsField editor={editor} />
      </div>
      {isEditable ? (
        <Suspense fallback={<div aria-busy="true" className={styles.bodyPlace} />}>
          {isBrowser && <BodyEditor editor={editor} />}
        </Suspense>
      ) : (
        <div data-blog-body="">
          <RichText html={fields.body} look="article" images={articleImages} />
        </div>
      )}
    </div>
  )
}
