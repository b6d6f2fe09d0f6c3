import type { CommentPage } from '@edbazaar/api-client'
import { askToSignInAtom, useMessages, useSession } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatCount } from '@edbazaar/ui/formatting'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { Select } from '@edbazaar/ui/Select'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { CommentForm } from './CommentForm'
import * as styles from './comments.css'
import { messages } from './messages'
import { Thread } from './Thread'
import { type Comments, useComments } from './use-comments'
import { useSendComment } from './use-send-comment'

export interface CommentsSectionProps {
  /** The URL of the discussion. */
  url: string
  /** The path of its page. */
  path: string
  /** The first page of comments; null if it could not be loaded. */
  first: CommentPage | null
}

/** The comments on a discussion: reading, writing, replying, reporting. */
export function CommentsSection({ url, path, first }: CommentsSectionProps) {
  const t = useMessages(messages)
  const comments = useComments(url, first)
  const section = useRef<HTMLElement>(null)
  /** The number of comments that the reader has deleted. */
  const [removals, setRemovals] = useState(0)
  // The button that had the focus is gone, and so is the dialog.
  useEffect(() => {
    if (removals > 0) section.current?.focus()
  }, [removals])
  const { list } = comments
  return (
    <section
      ref={section}
      id="comments"
      tabIndex={-1}
      aria-labelledby="comments-title"
      className={styles.section}
    >
      <SectionHead
        title={t(messages.title)}
        titleId="comments-title"
        note={list === null || list.total === 0 ? undefined : formatCount(list.total)}
      />
      <Composer url={url} path={path} comments={comments} />
      {list === null ? (
        <div className={styles.failed}>
          <p>{t(messages.loadFailed)}</p>
          <Button loading={comments.isBusy} onClick={comments.reload}>
            {t(messages.retry)}
          </Button>
        </div>
      ) : (
        <List
          url={url}
          list={list}
          comments={comments}
          onRemoved={() => setRemovals((count) => count + 1)}
        />
      )}
    </section>
  )
}

interface ListProps {
  url: string
  list: CommentPage
  comments: Comments
  onRemoved: () => void
}

function List({ url, list, comments, onRemoved }: ListProps) {
  const t = useMessages(messages)
  const { data, next } = list
  if (data.length === 0) return <p className={styles.none}>{t(messages.none)}</p>
  return (
    <>
      {data.length > 1 && (
        <div className={styles.order}>
          <Select
            label={t(messages.order)}
            labelPlace="hidden"
            value={comments.order}
            options={[
              { value: 'newest', label: t(messages.newest) },
              { value: 'oldest', label: t(messages.oldest) },
            ]}
            onChange={({ target }) =>
              comments.sort(target.value === 'oldest' ? 'oldest' : 'newest')
            }
          />
        </div>
      )}
      <ol>
        {data.map((thread) => (
          <Thread
            key={thread.comment.id}
            url={url}
            thread={thread}
            comments={comments}
            onRemoved={onRemoved}
          />
        ))}
      </ol>
      {next !== null && (
        <Button
          className={styles.more}
          loading={comments.isBusy}
          onClick={() => comments.more(next)}
        >
          {t(messages.more)}
        </Button>
      )}
    </>
  )
}

/** The form for a comment; visitors are asked to sign in. */
function Composer({ url, path, comments }: { url: string; path: string; comments: Comments }) {
  const t = useMessages(messages)
  const isSignedIn = useSession() !== null
  const askToSignIn = useSetAtom(askToSignInAtom)
  const send = useSendComment(url, comments)
  if (!isSignedIn)
    return (
      <div className={styles.signIn}>
        <Button onClick={() => askToSignIn(`${path}#comments`)}>{t(messages.signIn)}</Button>
      </div>
    )
  return (
    <CommentForm
      label={t(messages.write)}
      hint={t(messages.writeHint)}
      submitLabel={t(messages.add)}
      {...send(null)}
    />
  )
}
