import { useFocusOnInvalid } from '@edbazaar/feature-form-kit'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { languageOf } from '@edbazaar/ui/formatting'
import { RichText } from '@edbazaar/ui/RichText'
import { TextArea } from '@edbazaar/ui/TextArea'
import { TextField } from '@edbazaar/ui/TextField'
import { useSetAtom } from 'jotai'
import { type FormEvent, useId, useRef, useState } from 'react'
import * as styles from './enter.css'
import { ImageQuestion } from './ImageQuestion'
import { messages } from './messages'
import type { Entry, EntryContent, EntryEditor } from './use-entry-editor'
import { WithdrawEntry } from './WithdrawEntry'

interface EntryFormProps {
  entryEditor: EntryEditor
  entry: Entry
}

/** A draft: what is entered, what may be shown, and the consent. */
export function EntryForm({ entryEditor, entry }: EntryFormProps) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const id = useId()
  const { form, errorOf, isBusy } = entryEditor
  const [content, setContent] = useState<EntryContent>(() => ({
    title: entry.title,
    answers: entry.answers,
    shown_name: entry.shown_name || (entry.child_name?.split(' ')[0] ?? ''),
    shown_detail: entry.shown_detail,
    is_named: entry.is_named,
  }))
  const [isDeclared, setIsDeclared] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)
  const focusInvalid = useFocusOnInvalid()

  function set(changes: Partial<EntryContent>) {
    const next = { ...content, ...changes }
    setContent(next)
    entryEditor.onEntered(entry, next)
  }
  async function onSend(event: FormEvent) {
    event.preventDefault()
    showResult(await entryEditor.submit(entry, content, isDeclared), t(messages.sent))
  }
  async function onSave() {
    showResult(await entryEditor.save(entry, content), t(messages.saved))
  }
  /** `answer`: null after a failure. */
  function showResult(answer: unknown, message: string) {
    if (answer !== null) showToast({ type: 'success', message })
    else if (formRef.current !== null) focusInvalid(formRef.current)
  }
  const consentError = errorOf('consent.is_declared')
  return (
    <form
      ref={formRef}
      className={styles.section}
      aria-labelledby={id}
      onSubmit={(event) => void onSend(event)}
    >
      <h2 id={id} className={styles.heading}>
        {entry.child_name === null ? t(messages.myEntry) : t(messages.entryOf(entry.child_name))}
      </h2>
      <TextField
        label={t(messages.title)}
        error={errorOf('title')}
        maxLength={120}
        lang={languageOf(content.title)}
        value={content.title}
        onChange={({ target }) => set({ title: target.value })}
      />
      <Questions entryEditor={entryEditor} entry={entry} content={content} onChange={set} />
      <h3>{t(messages.naming)}</h3>
      <Checkbox
        label={t(messages.named)}
        checked={content.is_named}
        onChange={({ target }) => set({ is_named: target.checked })}
      />
      {content.is_named && (
        <div className={styles.pair}>
          <TextField
            label={t(messages.shownName)}
            error={errorOf('shown_name')}
            maxLength={40}
            value={content.shown_name}
            onChange={({ target }) => set({ shown_name: target.value })}
          />
          <TextField
            label={t(messages.shownDetail)}
            hint={t(messages.shownDetailHint)}
            maxLength={80}
            value={content.shown_detail}
            onChange={({ target }) => set({ shown_detail: target.value })}
          />
        </div>
      )}
      <details className={styles.notice}>
        <summary>{t(messages.notice)}</summary>
        <RichText html={form.notice.html} />
      </details>
      <Checkbox
        label={t(entry.child_id === null ? messages.declareAdult : messages.declareParent)}
        checked={isDeclared}
        aria-invalid={consentError !== undefined}
        aria-describedby={consentError === undefined ? undefined : `${id}-consent`}
        onChange={({ target }) => setIsDeclared(target.checked)}
      />
      {consentError !== undefined && (
        <p id={`${id}-consent`} role="alert" className={styles.problem}>
          {consentError}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="main" loading={isBusy}>
          {t(messages.send)}
        </Button>
        <Button loading={isBusy} onClick={() => void onSave()}>
          {t(messages.saveDraft)}
        </Button>
        <WithdrawEntry entryEditor={entryEditor} entry={entry} />
      </div>
    </form>
  )
}

interface QuestionsProps {
  entryEditor: EntryEditor
  entry: Entry
  content: EntryContent
  onChange: (changes: Partial<EntryContent>) => void
}

function Questions({ entryEditor, entry, content, onChange }: QuestionsProps) {
  const t = useMessages(messages)
  const { answers } = content
  const answer = (id: string, text: string) =>
    onChange({ answers: [...answers.filter((each) => each.id !== id), { id, text }] })
  return entryEditor.form.questions.map((question) => {
    const { id, kind, label, is_required: isRequired } = question
    if (kind === 'image')
      return <ImageQuestion key={id} entryEditor={entryEditor} entry={entry} question={question} />
    const field = {
      label: isRequired ? label : t(messages.optional(label)),
      error: entryEditor.errorOf(`answers.${id}`),
      value: answers.find((each) => each.id === id)?.text ?? '',
    }
    return kind === 'link' ? (
      <TextField
        {...field}
        key={id}
        hint={t(messages.linkHint)}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
        onChange={({ target }) => answer(id, target.value)}
      />
    ) : (
      <TextArea
        {...field}
        key={id}
        rows={5}
        maxLength={2000}
        lang={languageOf(field.value)}
        onChange={({ target }) => answer(id, target.value)}
      />
    )
  })
}
