import { RevisionSaveState } from '@edbazaar/feature-editing/revisions'
import { accountPaths, paths, showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { ActionBar } from '@edbazaar/ui/ActionBar'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { EyeIcon, SlidersHorizontalIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { minutesFor, wordsIn } from './blog-text'
import * as styles from './editor.css'
import { messages } from './messages'
import type { BlogEditor } from './use-blog-editor'

interface EditorBarProps {
  editor: BlogEditor
  onSettings: () => void
}

/** The way back, what is saved, and the actions; on a phone the actions are at the bottom. */
export function EditorBar({ editor, onSettings }: EditorBarProps) {
  const t = useMessages(messages)
  const words = wordsIn(editor.fields.body)
  return (
    <>
      <div className={styles.bar}>
        <Link href={paths.myBlogs}>{t(messages.back)}</Link>
        <RevisionSaveState editor={editor} isKept />
        <span className={styles.length}>{t(messages.length(words, minutesFor(words)))}</span>
        <div className={styles.barActions}>
          <Actions editor={editor} onSettings={onSettings} />
        </div>
      </div>
      <ActionBar label={t(messages.actions)}>
        <Actions editor={editor} onSettings={onSettings} isNarrow />
      </ActionBar>
    </>
  )
}

interface ActionsProps extends EditorBarProps {
  /** Whether the secondary actions are icons. @default false */
  isNarrow?: boolean
}

function Actions({ editor, onSettings, isNarrow = false }: ActionsProps) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const [isBusy, setIsBusy] = useState(false)
  const { status } = editor.blog

  async function onMove(to: 'review' | 'draft') {
    setIsBusy(true)
    const moved = await editor.move(to)
    setIsBusy(false)
    if (moved === null) return
    const done = { review: messages.submitted, published: messages.published }
    const message =
      moved.status === 'review' || moved.status === 'published'
        ? done[moved.status]
        : messages.withdrawn
    showToast({ type: 'success', message: t(message) })
  }
  return (
    <>
      <ButtonLink
        href={accountPaths.blogPreview(editor.blog.id)}
        aria-label={isNarrow ? t(messages.preview) : undefined}
      >
        <EyeIcon />
        {!isNarrow && t(messages.preview)}
      </ButtonLink>
      <Button onClick={onSettings} aria-label={isNarrow ? t(messages.settings) : undefined}>
        <SlidersHorizontalIcon />
        {!isNarrow && t(messages.settings)}
      </Button>
      {status === 'review' && (
        <Button loading={isBusy} onClick={() => void onMove('draft')}>
          {t(messages.withdraw)}
        </Button>
      )}
      {(status === 'draft' || status === 'changes' || status === 'removed') && (
        <Button variant="main" loading={isBusy} onClick={() => void onMove('review')}>
          {t(status === 'draft' ? messages.submit : messages.resubmit)}
        </Button>
      )}
    </>
  )
}
