import * as editorStyles from '@edbazaar/feature-editing/editor.css'
import { ReviewButton, RevisionSaveState } from '@edbazaar/feature-editing/revisions'
import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { ActionBar } from '@edbazaar/ui/ActionBar'
import { Link } from '@edbazaar/ui/Link'
import { messages } from './messages'
import { isNewVideo } from './new-video'
import type { VideoEditor } from './use-video-editor'

/** The way back, what is saved, and the actions; on a phone the actions are at the bottom. */
export function EditorBar({ editor }: { editor: VideoEditor }) {
  const t = useMessages(messages)
  const review = !isNewVideo(editor.video) && (
    <ReviewButton status={editor.video.status} move={editor.move} />
  )
  return (
    <>
      <div className={editorStyles.bar}>
        <Link href={accountPaths.myVideos}>{t(messages.back)}</Link>
        <RevisionSaveState editor={editor} />
        <div className={editorStyles.barActions}>{review}</div>
      </div>
      {review && <ActionBar label={t(messages.actions)}>{review}</ActionBar>}
    </>
  )
}
