import { usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { Switch } from '@edbazaar/ui/Switch'
import { TextField } from '@edbazaar/ui/TextField'
import { useSetAtom } from 'jotai'
import * as v from 'valibot'
import * as styles from '../content-review/review.css'
import { Schedule } from '../content-review/Schedule'
import { messages } from './messages'
import type { ReviewEditor } from './use-review-editor'

/** Features an approved blog, changes the date of a scheduled one, and describes the author. */
export function Placement({ reviewEditor }: { reviewEditor: ReviewEditor }) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const {
    is_featured: isFeatured,
    published_at: at,
    is_public: isPublic,
    approved,
  } = reviewEditor.review
  const isScheduled = !isPublic && at !== null && Date.parse(at) > Date.now()

  async function place(placing: Parameters<ReviewEditor['place']>[0]) {
    if (await reviewEditor.place(placing))
      showToast({ type: 'success', message: t(messages.placed) })
  }
  return (
    <section className={styles.decision}>
      <h2 className={styles.heading}>{t(messages.place)}</h2>
      {approved !== null && (
        <Switch
          label={t(messages.featured)}
          checked={isFeatured}
          onChange={({ target }) => void place({ isFeatured: target.checked })}
          hint={t(messages.featuredHint)}
        />
      )}
      {isScheduled && (
        <Schedule
          key={at}
          at={at}
          isBusy={reviewEditor.isBusy}
          canPublish
          onPlace={(publishedAt) => place({ publishedAt })}
        />
      )}
      <AuthorNote reviewEditor={reviewEditor} />
    </section>
  )
}

const noteSchema = () => v.object({ author_note: v.pipe(v.string(), v.trim()) })

/** One line about the author, below the name on the page of the blog. */
function AuthorNote({ reviewEditor }: { reviewEditor: ReviewEditor }) {
  const t = useMessages(messages)
  const saved = reviewEditor.review.author_note ?? ''
  const { onSubmit, isSending, field, form } = usePageForm({
    schema: noteSchema,
    initial: { author_note: saved },
    send: (api, { author_note: note }) => reviewEditor.describeAuthor(api, note),
    toast: () => t(messages.placed),
    reloads: false,
    onSuccess: reviewEditor.onChanged,
  })
  const note = form.watch('author_note')
  return (
    <form noValidate className={styles.noteForm} onSubmit={onSubmit}>
      <TextField
        label={t(messages.authorNote)}
        hint={t(messages.authorNoteHint)}
        maxLength={120}
        lang={languageOf(note)}
        {...field('author_note')}
      />
      <Button type="submit" loading={isSending} disabled={note.trim() === saved}>
        {t(messages.saveNote)}
      </Button>
    </form>
  )
}
