import * as editorStyles from '@edbazaar/feature-editing/editor.css'
import { ReviewButton, RevisionSaveState } from '@edbazaar/feature-editing/revisions'
import { accountPaths, paths, useMessages } from '@edbazaar/feature-platform'
import { ActionBar } from '@edbazaar/ui/ActionBar'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { EyeIcon, SlidersHorizontalIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { minutesFor, wordsIn } from './blog-text'
import * as styles from './editor.css'
import { messages } from './messages'
import { isNewBlog } from './new-blog'
import type { BlogEditor } from './use-blog-editor'

interface EditorBarProps {
  editor: BlogEditor
  onSettings: () => void
}

/** The way back, what is saved, and the actions; on a phone the actions are at the bottom. */
export function EditorBar({ editor, onSettings }: EditorBarProps) {
  const t = useMessages(messages)
  const words = wordsIn(editor.fields.body)
  const hasActions = !isNewBlog(editor.blog)
  return (
    <>
      <div className={editorStyles.bar}>
        <Link href={paths.myBlogs}>{t(messages.back)}</Link>
        <RevisionSaveState editor={editor} hasLocalDraft />
        <span className={styles.length}>{t(messages.length(words, minutesFor(words)))}</span>
        <div className={editorStyles.barActions}>
          {hasActions && <Actions editor={editor} onSettings={onSettings} />}
        </div>
      </div>
      {hasActions && (
        <ActionBar label={t(messages.actions)}>
          <Actions editor={editor} onSettings={onSettings} isNarrow />
        </ActionBar>
      )}
    </>
  )
}

interface ActionsProps extends EditorBarProps {
  /** Whether the secondary actions are icons. @default false */
  isNarrow?: boolean
}

function Actions({ editor, onSettings, isNarrow = false }: ActionsProps) {
  const t = useMessages(messages)
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
      <ReviewButton status={editor.blog.status} move={editor.move} />
    </>
  )
}
