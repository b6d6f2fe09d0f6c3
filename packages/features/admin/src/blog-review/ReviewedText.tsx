import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { articleImages, RichText } from '@edbazaar/ui/RichText'
import { useState } from 'react'
import * as styles from '../content-review/review.css'
import { CommentForm } from './CommentForm'
import { messages } from './messages'
import { blocksOf, type TextBlock } from './text-blocks'
import type { ReviewEditor } from './use-review-editor'

/** The latest text by paragraphs, each with its change and a way to comment on it. */
export function ReviewedText({ reviewEditor }: { reviewEditor: ReviewEditor }) {
  const t = useMessages(messages)
  const { latest, approved, status } = reviewEditor.review
  const [blocks] = useState(() => blocksOf(latest.fields.body, approved?.fields.body ?? null))
  return (
    <section>
      <h2 className={styles.heading}>{t(messages.text)}</h2>
      <p className={styles.quiet}>{t(messages.revision(latest.n, latest.words))}</p>
      <div className={styles.text}>
        {blocks.map((block, index) => (
          <Block
            key={index}
            block={block}
            reviewEditor={reviewEditor}
            canComment={status === 'review'}
          />
        ))}
      </div>
    </section>
  )
}

interface BlockProps {
  block: TextBlock
  reviewEditor: ReviewEditor
  canComment: boolean
}

function Block({ block, reviewEditor, canComment }: BlockProps) {
  const t = useMessages(messages)
  const [quote, setQuote] = useState<string | null>(null)
  const { html, text, change, paragraph } = block
  const comments = reviewEditor.review.comments.filter(
    (comment) => comment.paragraph === paragraph && paragraph !== null,
  )
  return (
    <div className={styles.block} data-change={change}>
      <div>
        {change !== 'same' && (
          <p className={styles.change}>
            {t(change === 'added' ? messages.newBlock : messages.removedBlock)}
          </p>
        )}
        <RichText html={html} look="article" images={articleImages} />
      </div>
      {canComment && paragraph !== null && (
        <Button
          className={styles.commentButton}
          aria-label={t(messages.comment(paragraph))}
          onClick={() => setQuote(selectedIn(text))}
        >
          {comments.length > 0 ? comments.length : t(messages.commentShort)}
        </Button>
      )}
      {quote !== null && paragraph !== null && (
        <CommentForm
          reviewEditor={reviewEditor}
          paragraph={paragraph}
          quote={quote}
          onClose={() => setQuote(null)}
        />
      )}
    </div>
  )
}

/** The selected words if they are in the text; otherwise its beginning. */
function selectedIn(text: string): string {
  const selected = (document.getSelection()?.toString() ?? '').replace(/\s+/g, ' ').trim()
  return selected !== '' && text.includes(selected) ? selected : text.slice(0, 120)
}
