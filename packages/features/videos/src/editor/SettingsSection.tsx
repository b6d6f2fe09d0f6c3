import { PublishTimeField } from '@edbazaar/feature-form-kit/moment'
import { useMessages } from '@edbazaar/feature-platform'
import { Switch } from '@edbazaar/ui/Switch'
import { TextField } from '@edbazaar/ui/TextField'
import { useState } from 'react'
import * as styles from './editor.css'
import { messages } from './messages'
import type { VideoEditor } from './use-video-editor'

const shape = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The URL, the time from which the video is public, and whether readers can comment. */
export function SettingsSection({ editor }: { editor: VideoEditor }) {
  const t = useMessages(messages)
  const { video, fields, change, errorOf, isEditable } = editor
  const [typed, setTyped] = useState(fields.url ?? '')
  const [isWrong, setIsWrong] = useState(false)

  function onLeave() {
    const url = typed.trim()
    const isValid = url === '' || shape.test(url)
    setIsWrong(!isValid)
    if (isValid && url !== (fields.url ?? '')) change({ url: url === '' ? null : url })
  }
  return (
    <section aria-labelledby="video-settings" className={styles.section}>
      <h2 id="video-settings" className={styles.heading}>
        {t(messages.settings)}
      </h2>
      <TextField
        label={t(messages.address)}
        hint={t(video.is_public ? messages.addressMoves : messages.addressHint)}
        error={isWrong ? t(messages.addressWrong) : errorOf('url')}
        placeholder={video.url.startsWith('draft-') ? '' : video.url}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
        disabled={!isEditable}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={onLeave}
      />
      {!video.is_public && (
        <PublishTimeField
          value={fields.publish_at}
          error={errorOf('publish_at')}
          disabled={!isEditable}
          onChange={(publishAt) => change({ publish_at: publishAt })}
        />
      )}
      {video.kind === 'discussion' && (
        <Switch
          label={t(messages.comments)}
          hint={t(video.are_comments_locked ? messages.commentsLocked : messages.commentsHint)}
          checked={video.has_comments}
          disabled={video.are_comments_locked}
          onChange={({ target }) => void editor.setComments(target.checked)}
        />
      )}
    </section>
  )
}
