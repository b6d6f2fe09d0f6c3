import type { ScoredContestEntry } from '@edbazaar/api-client'
import { requiredText, usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { TextArea } from '@edbazaar/ui/TextArea'
import { TextField } from '@edbazaar/ui/TextField'
import * as v from 'valibot'
import * as styles from './contest.css'
import { wholeField } from './contest-fields'
import { messages } from './messages'
import type { ContestEditor } from './use-contest-editor'

interface EntryFormProps {
  contestEditor: ContestEditor
  entry: ScoredContestEntry
  onClose: () => void
}

const prizeSchema = (t: Translate) =>
  v.object({
    name: requiredText(t(messages.prizeRequired)),
    place: wholeField(t(messages.wrongPlace), { min: 1, max: 100 }),
  })

/** The prize of a winner. */
export function PrizeForm({ contestEditor, entry, onClose }: EntryFormProps) {
  const t = useMessages(messages)
  const { onSubmit, isSending, field } = usePageForm({
    schema: prizeSchema,
    initial: { name: entry.prize?.name ?? '', place: String(entry.prize?.place ?? 1) },
    fieldOf: (apiField) => /^prize\.(\w+)/.exec(apiField)?.[1],
    send: (api, prize) => contestEditor.setPrize(api, entry, prize),
    reloads: false,
    onSuccess(changed) {
      contestEditor.onEntryChanged(changed)
      onClose()
    },
  })
  return (
    <form noValidate className={styles.section} onSubmit={onSubmit}>
      <div className={styles.pair}>
        <TextField label={t(messages.prize)} maxLength={60} {...field('name')} />
        <TextField
          label={t(messages.place)}
          inputMode="numeric"
          maxLength={3}
          {...field('place')}
        />
      </div>
      <div className={styles.buttons}>
        <Button type="submit" variant="act" loading={isSending}>
          {t(messages.savePrize)}
        </Button>
        <Button onClick={onClose}>{t(messages.cancel)}</Button>
      </div>
    </form>
  )
}

const reasonSchema = (t: Translate) =>
  v.object({ reason: requiredText(t(messages.reasonRequired)) })

/** The reason why an entry is disqualified. */
export function ReasonForm({ contestEditor, entry, onClose }: EntryFormProps) {
  const t = useMessages(messages)
  const { onSubmit, isSending, field } = usePageForm({
    schema: reasonSchema,
    initial: { reason: '' },
    send: (api, { reason }) => contestEditor.decide(api, entry, { to: 'disqualified', reason }),
    reloads: false,
    onSuccess(changed) {
      contestEditor.onEntryChanged(changed)
      onClose()
    },
  })
  return (
    <form noValidate className={styles.section} onSubmit={onSubmit}>
      <TextArea label={t(messages.reason)} rows={3} maxLength={500} {...field('reason')} />
      <div className={styles.buttons}>
        <Button type="submit" variant="act" loading={isSending}>
          {t(messages.sendReason)}
        </Button>
        <Button onClick={onClose}>{t(messages.cancel)}</Button>
      </div>
    </form>
  )
}
