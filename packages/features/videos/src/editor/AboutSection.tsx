import { useRowFocus, useRowKeys } from '@edbazaar/feature-form-kit/rows'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { Select } from '@edbazaar/ui/Select'
import { TextArea } from '@edbazaar/ui/TextArea'
import { TextField } from '@edbazaar/ui/TextField'
import * as styles from './editor.css'
import { messages } from './messages'
import { isNewVideo } from './new-video'
import type { VideoEditor } from './use-video-editor'

/** Title, summary, description, school and speakers. */
export function AboutSection({ editor }: { editor: VideoEditor }) {
  const t = useMessages(messages)
  const { fields, change, errorOf, isEditable, video } = editor
  return (
    <section aria-labelledby="video-about" className={styles.section}>
      <h2 id="video-about" className={styles.heading}>
        {t(messages.about)}
      </h2>
      <TextField
        label={t(messages.title)}
        error={errorOf('title')}
        maxLength={120}
        disabled={!isEditable}
        lang={languageOf(fields.title)}
        value={fields.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        label={t(messages.summary)}
        labelEnd={
          <span className={styles.count}>{t(messages.summaryCount(fields.summary.length))}</span>
        }
        error={errorOf('summary')}
        className={styles.summary}
        rows={2}
        maxLength={160}
        disabled={!isEditable}
        lang={languageOf(fields.summary)}
        value={fields.summary}
        onChange={({ target }) => change({ summary: target.value.replace(/\s*\n\s*/g, ' ') })}
      />
      <TextArea
        label={t(messages.text)}
        hint={t(messages.textHint)}
        error={errorOf('description')}
        rows={5}
        maxLength={5000}
        disabled={!isEditable}
        lang={languageOf(fields.description)}
        value={fields.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      {video.kind === 'principal_talk' && !isNewVideo(video) && <SchoolField editor={editor} />}
      <Speakers editor={editor} />
    </section>
  )
}

function SchoolField({ editor }: { editor: VideoEditor }) {
  const t = useMessages(messages)
  const { fields, change, errorOf, isEditable, video } = editor
  if (video.schools.length === 0) return <p className={styles.quiet}>{t(messages.noSchools)}</p>
  return (
    <Select
      label={t(messages.school)}
      hint={t(messages.schoolHint)}
      error={errorOf('school_id')}
      disabled={!isEditable}
      value={String(fields.school_id ?? '')}
      options={[
        { value: '', label: t(messages.chooseSchool) },
        ...video.schools.map(({ id, name, city }) => ({
          value: String(id),
          label: city === '' ? name : `${name}, ${city}`,
        })),
      ]}
      onChange={({ target }) =>
        change({ school_id: target.value === '' ? null : Number(target.value) })
      }
    />
  )
}

const maxSpeakers = 6

/** Speakers. A row without a name is not sent. */
function Speakers({ editor }: { editor: VideoEditor }) {
  const t = useMessages(messages)
  const { fields, change, errorOf, isEditable } = editor
  const { speakers } = fields
  const { keys, removeKey } = useRowKeys(speakers.length)
  const focus = useRowFocus()
  const set = (index: number, changes: Partial<(typeof speakers)[number]>) =>
    change({
      speakers: speakers.map((each, n) => (n === index ? { ...each, ...changes } : each)),
    })
  const error = errorOf('speakers')
  return (
    <>
      {speakers.map((speaker, index) => (
        <div key={keys[index]} ref={focus.rowRef(index)} className={styles.speaker}>
          <TextField
            label={t(messages.speakerName(index + 1))}
            maxLength={80}
            disabled={!isEditable}
            value={speaker.name}
            onChange={({ target }) => set(index, { name: target.value })}
          />
          <TextField
            label={t(messages.speakerRole(index + 1))}
            maxLength={80}
            disabled={!isEditable}
            value={speaker.role ?? ''}
            onChange={({ target }) => set(index, { role: target.value || null })}
          />
          {isEditable && (
            <Button
              aria-label={t(messages.removeSpeaker(index + 1))}
              onClick={() => {
                change({ speakers: speakers.toSpliced(index, 1) })
                removeKey(index)
                focus.onRemove()
              }}
            >
              ×
            </Button>
          )}
        </div>
      ))}
      {isEditable && speakers.length < maxSpeakers && (
        <p>
          <Button
            ref={focus.addButton}
            onClick={() => {
              change({ speakers: [...speakers, { name: '', role: null }] })
              focus.onAdd(speakers.length)
            }}
          >
            {t(messages.addSpeaker)}
          </Button>
        </p>
      )}
      {error && (
        <p role="alert" className={styles.problem}>
          {error}
        </p>
      )}
    </>
  )
}
