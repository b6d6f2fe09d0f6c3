import { RevisionSaveState } from '@edbazaar/feature-editing/revisions'
import { accountPaths, showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { ActionBar } from '@edbazaar/ui/ActionBar'
import { Button } from '@edbazaar/ui/Button'
import { Link } from '@edbazaar/ui/Link'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import * as styles from './editor.css'
import { messages } from './messages'
import type { VideoEditor } from './use-video-editor'

/** The way back, what is saved, and the actions; on a phone the actions are at the bottom. */
export function EditorBar({ editor }: { editor: VideoEditor }) {
  const t = useMessages(messages)
  return (
    <>
      <div className={styles.bar}>
        <Link href={accountPaths.myVideos}>{t(messages.back)}</Link>
        <RevisionSaveState editor={editor} />
        <div className={styles.barActions}>
          <Actions editor={editor} />
        </div>
      </div>
      <ActionBar label={t(messages.actions)}>
        <Actions editor={editor} />
      </ActionBar>
    </>
  )
}

function Actions({ editor }: { editor: VideoEditor }) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const [isBusy, setIsBusy] = useState(false)
  const { status } = editor.video

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
  if (status === 'review')
    return (
      <Button loading={isBusy} onClick={() => void onMove('draft')}>
        {t(messages.withdraw)}
      </Button>
    )
  if (status === 'published') return null
  return (
    <Button variant="main" loading={isBusy} onClick={() => void onMove('review')}>
      {t(status === 'draft' ? messages.submit : messages.resubmit)}
    </Button>
  )
}
