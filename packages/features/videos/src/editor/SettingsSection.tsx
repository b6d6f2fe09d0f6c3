import { AddressField } from '@edbazaar/feature-editing/revisions'
import { PublishTimeField } from '@edbazaar/feature-form-kit/moment'
import { useMessages } from '@edbazaar/feature-platform'
import { Switch } from '@edbazaar/ui/Switch'
import * as styles from './editor.css'
import { messages } from './messages'
import type { VideoEditor } from './use-video-editor'

/** The URL, the time from which the video is public, and whether readers can comment. */
export function SettingsSection({ editor }: { editor: VideoEditor }) {
  const t = useMessages(messages)
  const { video, fields, change, errorOf, isEditable } = editor
  return (
    <section aria-labelledby="video-settings" className={styles.section}>
      <h2 id="video-settings" className={styles.heading}>
        {t(messages.settings)}
      </h2>
      <AddressField
        url={fields.url}
        placeholder={video.url.startsWith('draft-') ? '' : video.url}
        isPublic={video.is_public}
        error={errorOf('url')}
        disabled={!isEditable}
        onChange={(url) => change({ url })}
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
