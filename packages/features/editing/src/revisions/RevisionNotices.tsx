import type { OwnBlog, OwnVideo } from '@edbazaar/api-client'
import { momentText } from '@edbazaar/feature-form-kit/moment'
import { dayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatDay } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import { messages } from './messages'
import * as styles from './notices.css'
import type { RevisedEditor } from './use-revised-document'

interface SaveNoticeProps {
  kind: 'blog' | 'video'
  editor: Pick<RevisedEditor, 'phase' | 'failure' | 'failedWhat' | 'errors' | 'save' | 'settle'>
  /** Loads the other version after a conflict; by default the editor does. */
  onLoadOther?: (() => void) | undefined
}

interface RevisionNoticesProps extends SaveNoticeProps {
  document: Pick<OwnBlog | OwnVideo, 'status' | 'is_public' | 'published_at' | 'events'>
  /** The URL of the published blog or video. */
  href: string
}

/** The reason why a blog or video cannot be saved, and its status in the review. */
export function RevisionNotices(props: RevisionNoticesProps) {
  return (
    <>
      <SaveNotice {...props} />
      <StatusNotice {...props} />
    </>
  )
}

function SaveNotice({ kind, editor, onLoadOther }: SaveNoticeProps) {
  const t = useMessages(messages)
  const { phase, failure, failedWhat, errors, save, settle } = editor
  const texts = messages[kind]
  if (phase === 'conflict')
    return (
      <Notice tone="bad" title={t(texts.conflictTitle)} className={styles.notice}>
        <p>{t(texts.conflictText)}</p>
        <p className={styles.actions}>
          <Button onClick={() => void settle('mine')}>{t(texts.keepMine)}</Button>
          <Button onClick={onLoadOther ?? (() => void settle('other'))}>
            {t(messages.loadOther)}
          </Button>
        </p>
      </Notice>
    )
  if (phase === 'offline')
    return (
      <Notice title={t(messages.offlineTitle)} className={styles.notice}>
        {t(texts.offlineText)}
      </Notice>
    )
  if (phase !== 'failed') return null
  if (errors.length > 0)
    return (
      <Notice
        tone="bad"
        title={t(failedWhat === 'save' ? messages.failedTitle : texts.notReadyTitle)}
        className={styles.notice}
      >
        <ul>
          {errors.map(({ field, msg }) => (
            <li key={field + msg}>{msg}</li>
          ))}
        </ul>
      </Notice>
    )
  if (failedWhat === 'action')
    return (
      <Notice tone="bad" title={t(messages.refusedTitle)} className={styles.notice}>
        <p>{failure}</p>
      </Notice>
    )
  return (
    <Notice tone="bad" title={t(messages.failedTitle)} className={styles.notice}>
      <p>{failure}</p>
      <Button onClick={() => void save()}>{t(messages.retry)}</Button>
    </Notice>
  )
}

function StatusNotice({ kind, document, href }: RevisionNoticesProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { status, is_public: isPublic, published_at: at, events } = document
  const texts = messages[kind]
  const last = events.findLast(({ to }) => to === status)
  const stays = isPublic && <p>{t(messages.staysPublic)}</p>
  if (status === 'review')
    return (
      <Notice title={t(messages.inReviewTitle)} className={styles.notice}>
        <p>{t(texts.inReviewText)}</p>
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
        <p>{t(texts.askedText)}</p>
        {stays}
      </Notice>
    )
  if (status === 'removed')
    return (
      <Notice title={t(texts.removedTitle)} className={styles.notice}>
        {t(last?.actor === 'admin' ? texts.removedByAdmin : messages.removedText)}
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
        {t(texts.publishedText)} <Link href={href}>{t(texts.open)}</Link>
      </Notice>
    )
  if (!isPublic) return null
  return (
    <Notice title={t(texts.editing)} className={styles.notice}>
      {stays}
    </Notice>
  )
}
