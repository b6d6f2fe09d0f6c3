import { dayInIndia, todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/ui/DatePicker'
import { TextField } from '@edbazaar/ui/TextField'
import { useState } from 'react'
import * as styles from './editor.css'
import { messages } from './messages'
import type { VideoEditor } from './use-video-editor'

const shape = /^[a-z0-9]+(-[a-z0-9]+)*$/
const morning = (day: string) => new Date(`${day}T09:00:00+05:30`)

/** The address, and the day from which the video is public. */
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
        <DatePicker
          label={t(messages.publishOn)}
          hint={t(messages.publishHint)}
          value={fields.publish_at === null ? '' : dayInIndia(fields.publish_at)}
          min={todayInIndia(new Date())}
          error={errorOf('publish_at')}
          disabled={!isEditable}
          onValueChange={(day) =>
            change({ publish_at: day === '' ? null : morning(day).toISOString() })
          }
        />
      )}
    </section>
  )
}
