import { ApiError, answerOf } from '@edbazaar/api-client'
import { momentText } from '@edbazaar/feature-form-kit/moment'
import { apiAtom, showToastAtom, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { useSetAtom, useStore } from 'jotai'
import type { BlogEditor } from '../use-blog-editor'
import { messages } from './messages'
import * as styles from './settings.css'

/** Every text that was saved; an earlier one can become the latest again. */
export function RevisionsSection({ editor }: { editor: BlogEditor }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const store = useStore()
  const showToast = useSetAtom(showToastAtom)
  const { blog, change, save, isEditable } = editor

  async function onRestore(n: number) {
    const api = store.get(apiAtom)
    if (api === null) return
    try {
      const params = { path: { id: blog.id, n } }
      const { fields } = await answerOf(api.GET('/users/my-blogs/{id}/revisions/{n}', { params }))
      change({ ...fields, publish_at: editor.fields.publish_at })
      if ((await save()) !== null) showToast({ type: 'success', message: t(messages.restored(n)) })
    } catch (cause) {
      if (!(cause instanceof ApiError)) console.error(cause)
      showToast({ type: 'error', message: t(messages.restoreFailed) })
    }
  }
  return (
    <section className={styles.section}>
      <h3 className={styles.sectionTitle}>{t(messages.revisions)}</h3>
      <p className={styles.note}>{t(messages.revisionsKept)}</p>
      <ul className={styles.revisions}>
        {blog.revisions.map(({ n, words, saved_at: at }) => (
          <li key={n} className={styles.revision}>
            <div>
              <b>{t(messages.revision(n))}</b>
              <p className={styles.note}>
                {t(messages.revisionText(momentText(at, locale), words))}
                {n === blog.approved?.n && `, ${t(messages.approved)}`}
              </p>
            </div>
            {n === blog.n ? (
              <span className={styles.note}>{t(messages.current)}</span>
            ) : (
              isEditable && <Button onClick={() => void onRestore(n)}>{t(messages.restore)}</Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
