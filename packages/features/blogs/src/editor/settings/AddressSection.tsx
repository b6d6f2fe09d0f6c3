import { paths, useMessages } from '@edbazaar/feature-platform'
import { languageOf } from '@edbazaar/ui/formatting'
import { TextArea } from '@edbazaar/ui/TextArea'
import { TextField } from '@edbazaar/ui/TextField'
import { useState } from 'react'
import type { BlogEditor } from '../use-blog-editor'
import { messages } from './messages'
import * as styles from './settings.css'

const shape = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The URL and summary, and how a search engine may show them. */
export function AddressSection({ editor }: { editor: BlogEditor }) {
  const t = useMessages(messages)
  const { blog, fields, change, errorOf, isEditable } = editor
  const [typed, setTyped] = useState(fields.url ?? '')
  const [isWrong, setIsWrong] = useState(false)
  const address = fields.url ?? blog.url

  function onLeave() {
    const url = typed.trim()
    const isValid = url === '' || shape.test(url)
    setIsWrong(!isValid)
    if (isValid && url !== (fields.url ?? '')) change({ url: url === '' ? null : url })
  }
  return (
    <section className={styles.section}>
      <TextField
        label={t(messages.address)}
        hint={t(blog.is_public ? messages.addressMoves : messages.addressHint)}
        error={isWrong ? t(messages.addressWrong) : errorOf('url')}
        placeholder={blog.url}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
        disabled={!isEditable}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={onLeave}
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
        <p className={styles.serpAddress}>{paths.blog(address)}</p>
        <p lang={languageOf(fields.summary)}>{fields.summary}</p>
      </div>
    </section>
  )
}
