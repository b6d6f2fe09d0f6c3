import { usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { languageOf } from '@edbazaar/ui/formatting'
import { RichText } from '@edbazaar/ui/RichText'
import { TextArea } from '@edbazaar/ui/TextArea'
import { TextField } from '@edbazaar/ui/TextField'
import { useId, useState } from 'react'
import * as v from 'valibot'
import * as styles from './enter.css'
import { ImageQuestion } from './ImageQuestion'
import { messages } from './messages'
import type { Entry, EntryContent, EntryEditor } from './use-entry-editor'
import { WithdrawEntry } from './WithdrawEntry'

interface EntryFormProps {
  entryEditor: EntryEditor
  entry: Entry
}

const valuesOf = (entry: Entry) => ({
  title: entry.title,
  /** By the id of the question. */
  answers: Object.fromEntries(entry.answers.map(({ id, text }) => [id, text])),
  shown_name: entry.shown_name || (entry.child_name?.split(' ')[0] ?? ''),
  shown_detail: entry.shown_detail,
  is_named: entry.is_named,
  is_declared: false,
  /** Whether the pressed button sends the entry; the other one saves the draft. */
  is_final: true,
})
type EntryValues = ReturnType<typeof valuesOf>

/** A draft may be incomplete: the API says what is missing when the entry is sent. */
const entrySchema = () => v.custom<EntryValues>(() => true)

const contentOf = (values: EntryValues): EntryContent => ({
  title: values.title,
  answers: Object.entries(values.answers)
    .map(([id, text]) => ({ id, text }))
    .filter(({ text }) => text !== ''),
  shown_name: values.shown_name,
  shown_detail: values.shown_detail,
  is_named: values.is_named,
})

function useEntryForm({ entryEditor, entry }: EntryFormProps) {
  const t = useMessages(messages)
  const [initial] = useState(() => valuesOf(entry))
  return usePageForm({
    schema: entrySchema,
    initial,
    stored: {
      draft: initial,
      save: (values) => entryEditor.onEntered(entry, contentOf(values)),
    },
    fieldOf: (apiField) => apiField.replace(/^consent\./, ''),
    async send(_api, values) {
      const { is_final: isFinal, is_declared: isDeclared } = values
      const content = contentOf(values)
      const answer = await (isFinal
        ? entryEditor.submit(entry, content, isDeclared)
        : entryEditor.save(entry, content))
      return answer && t(isFinal ? messages.sent : messages.saved)
    },
    toast: (message) => message,
    reloads: false,
  })
}

type EntryFields = ReturnType<typeof useEntryForm>

/** A draft: what is entered, what may be shown, and the consent. */
export function EntryForm({ entryEditor, entry }: EntryFormProps) {
  const t = useMessages(messages)
  const id = useId()
  const fields = useEntryForm({ entryEditor, entry })
  const { field, checkbox, errorOf, form, onSubmit } = fields
  const consentError = errorOf('is_declared')
  return (
    <form noValidate className={styles.section} aria-labelledby={id} onSubmit={onSubmit}>
      <h2 id={id} className={styles.heading}>
        {entry.child_name === null ? t(messages.myEntry) : t(messages.entryOf(entry.child_name))}
      </h2>
      <TextField
        label={t(messages.title)}
        maxLength={120}
        lang={languageOf(form.watch('title'))}
        {...field('title')}
      />
      <Questions entryEditor={entryEditor} entry={entry} fields={fields} />
      <h3>{t(messages.naming)}</h3>
      <Checkbox label={t(messages.named)} {...checkbox('is_named')} />
      {form.watch('is_named') && (
        <div className={styles.pair}>
          <TextField label={t(messages.shownName)} maxLength={40} {...field('shown_name')} />
          <TextField
            label={t(messages.shownDetail)}
            hint={t(messages.shownDetailHint)}
            maxLength={80}
            {...field('shown_detail')}
          />
        </div>
      )}
      <details className={styles.notice}>
        <summary>{t(messages.notice)}</summary>
        <RichText html={entryEditor.form.notice.html} />
      </details>
      <Checkbox
        label={t(entry.child_id === null ? messages.declareAdult : messages.declareParent)}
        aria-describedby={consentError === undefined ? undefined : `${id}-consent`}
        {...checkbox('is_declared')}
      />
      {consentError !== undefined && (
        <p id={`${id}-consent`} role="alert" className={styles.problem}>
          {consentError}
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant="main"
          loading={entryEditor.isBusy}
          onClick={() => form.setValue('is_final', true)}
        >
          {t(messages.send)}
        </Button>
        <Button
          type="submit"
          loading={entryEditor.isBusy}
          onClick={() => form.setValue('is_final', false)}
        >
          {t(messages.saveDraft)}
        </Button>
        <WithdrawEntry entryEditor={entryEditor} entry={entry} />
      </div>
    </form>
  )
}

function Questions({ entryEditor, entry, fields }: EntryFormProps & { fields: EntryFields }) {
  const t = useMessages(messages)
  const { field, errorOf, form } = fields
  return entryEditor.form.questions.map((question) => {
    const { id, kind, label, is_required: isRequired } = question
    const name = `answers.${id}` as const
    if (kind === 'image')
      return (
        <ImageQuestion
          key={id}
          entryEditor={entryEditor}
          entry={entry}
          question={question}
          error={errorOf(name)}
        />
      )
    const answer = {
      label: isRequired ? label : t(messages.optional(label)),
      maxLength: 2000,
      ...field(name),
    }
    return kind === 'link' ? (
      <TextField
        key={id}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        {...answer}
        hint={t(messages.linkHint)}
      />
    ) : (
      <TextArea key={id} rows={5} lang={languageOf(form.watch(name) ?? '')} {...answer} />
    )
  })
}
