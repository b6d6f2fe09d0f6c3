import type { OwnBlog } from '@edbazaar/api-client'
import { momentText } from '@edbazaar/feature-form-kit/moment'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { useId } from 'react'
import * as styles from './editor.css'
import { messages } from './messages'
import type { BlogEditor } from './use-blog-editor'

type Comment = OwnBlog['comments'][number]

/** The comments of reviewers, each with the words that it is about. */
export function Comments({ editor }: { editor: BlogEditor }) {
  const t = useMessages(messages)
  const id = useId()
  const { comments } = editor.blog
  if (comments.length === 0) return null
  const byState = comments.toSorted(
    (a, b) => Number(a.resolved_at !== null) - Number(b.resolved_at !== null),
  )
  return (
    <section aria-labelledby={id} className={styles.comments}>
      <h2 id={id} className={styles.besideTitle}>
        {t(messages.comments)}
      </h2>
      <ol>
        {byState.map((comment) => (
          <li key={comment.id} className={styles.comment}>
            <CommentEntry editor={editor} comment={comment} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function CommentEntry({ editor, comment }: { editor: BlogEditor; comment: Comment }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { paragraph, quote, text, name, at } = comment
  const isResolved = comment.resolved_at !== null
  return (
    <>
      <p className={styles.quiet}>
        {paragraph === null ? t(messages.commentOnAll) : t(messages.commentOn(paragraph))}
        {isResolved && `, ${t(messages.resolved)}`}
      </p>
      {quote !== '' && (
        <blockquote className={styles.quote} lang={languageOf(quote)}>
          {quote}
        </blockquote>
      )}
      <p lang={languageOf(text)}>{text}</p>
      <p className={styles.quiet}>
        {name ?? t(messages.anAdmin)}, {momentText(at, locale)}
      </p>
      <p className={styles.commentActions}>
        {paragraph !== null && !isResolved && (
          <Button onClick={() => showBlock(paragraph, quote)}>{t(messages.show)}</Button>
        )}
        <Button onClick={() => void editor.resolve(comment.id, !isResolved)}>
          {t(isResolved ? messages.reopen : messages.resolve)}
        </Button>
      </p>
    </>
  )
}

/** Scrolls to the block with the quoted words, or to the one with the number if they are gone. */
function showBlock(paragraph: number, quote: string): void {
  const body = document.querySelector('[data-blog-body]')
  const blocks = [
    ...((body?.querySelector('[role="textbox"]') ?? body?.firstElementChild)?.children ?? []),
  ]
  const block = blocks.find((each) => quote !== '' && each.textContent?.includes(quote))
  const shown = block ?? blocks[paragraph - 1]
  shown?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  shown?.animate([{ background: 'rgb(224 168 48 / 45%)' }, { background: 'transparent' }], 1600)
}
