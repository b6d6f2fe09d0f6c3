import { momentText } from '@edbazaar/feature-form-kit/moment'
import { dayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatDay } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import { videoPath } from '../kinds'
import * as styles from './editor.css'
import { messages } from './messages'
import type { VideoEditor } from './use-video-editor'

/** What stops the video from being saved, and where it stands in its review. */
export function EditorNotice({ editor }: { editor: VideoEditor }) {
  return (
    <>
      <SaveNotice editor={editor} />
      <StatusNotice editor={editor} />
    </>
  )
}

function SaveNotice({ editor }: { editor: VideoEditor }) {
  const t = useMessages(messages)
  const { phase, failure, failedWhat, errors, settle } = editor
  if (phase === 'conflict')
    return (
      <Notice tone="bad" title={t(messages.conflictTitle)} className={styles.notice}>
        <p>{t(messages.conflictText)}</p>
        <p className={styles.noticeActions}>
          <Button onClick={() => void settle('mine')}>{t(messages.keepMine)}</Button>
          <Button onClick={() => window.location.reload()}>{t(messages.loadOther)}</Button>
        </p>
      </Notice>
    )
  if (phase === 'offline')
    return (
      <Notice title={t(messages.offlineTitle)} className={styles.notice}>
        {t(messages.offlineText)}
      </Notice>
    )
  if (phase !== 'failed') return null
  const title =
    failedWhat === 'save'
      ? messages.failedTitle
      : errors.length > 0
        ? messages.notReadyTitle
        : messages.refusedTitle
  return (
    <Notice tone="bad" title={t(title)} className={styles.notice}>
      {errors.length > 0 ? (
        <ul>
          {errors.map(({ field, msg }) => (
            <li key={field + msg}>{msg}</li>
          ))}
        </ul>
      ) : (
        <p>{failure}</p>
      )}
    </Notice>
  )
}

function StatusNotice({ editor: { video } }: { editor: VideoEditor }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { status, is_public: isPublic, published_at: at } = video
  const last = video.events.findLast(({ to }) => to === status)
  const stays = isPublic && <p>{t(messages.staysPublic)}</p>
  if (status === 'review')
    return (
      <Notice title={t(messages.inReviewTitle)} className={styles.notice}>
        <p>{t(messages.inReviewText)}</p>
        {stays}
      </Notice>
    )
  if (status === 'changes' && last)
    return (
      <Notice
        title={t(
          messages.askedTitle(
            last.name ?? t(messages.anAdmin),
            formatDay(dayInIndia(last.at), { locale }),
          ),
        )}
        className={styles.notice}
      >
        {last.note && <p>{t(messages.askedNote(last.note))}</p>}
        <p>{t(messages.askedText)}</p>
        {stays}
      </Notice>
    )
  if (status === 'removed')
    return (
      <Notice title={t(messages.removedTitle)} className={styles.notice}>
        {t(last?.actor === 'admin' ? messages.removedByAdmin : messages.removedText)}
      </Notice>
    )
  if (status === 'published' && !isPublic && at !== null)
    return (
      <Notice
        tone="good"
        title={t(messages.scheduledTitle(momentText(at, locale)))}
        className={styles.notice}
      />
    )
  if (status === 'published')
    return (
      <Notice tone="good" title={t(messages.publishedTitle)} className={styles.notice}>
        {t(messages.publishedText)} <Link href={videoPath(video)}>{t(messages.watchIt)}</Link>
      </Notice>
    )
  if (!isPublic) return null
  return (
    <Notice title={t(messages.editing)} className={styles.notice}>
      {stays}
    </Notice>
  )
}
