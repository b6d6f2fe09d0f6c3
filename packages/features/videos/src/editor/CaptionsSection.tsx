import { useRowFocus } from '@edbazaar/feature-form-kit/rows'
import { FileButton } from '@edbazaar/feature-media'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { UploadIcon } from '@edbazaar/ui/Icon'
import { Select } from '@edbazaar/ui/Select'
import { TextArea } from '@edbazaar/ui/TextArea'
import { Transcript } from '@edbazaar/ui/Transcript'
import { useSetAtom } from 'jotai'
import { type Ref, useRef, useState } from 'react'
import * as styles from './editor.css'
import { messages } from './messages'
import type { VideoEditor, VideoFields } from './use-video-editor'

type Track = VideoFields['captions'][number]
/** A track with a key that stays the same when others are removed. */
type KeyedTrack = Track & { readonly key: string }

const keyed = (track: Track): KeyedTrack => ({ ...track, key: crypto.randomUUID() })

const languages = [
  'en',
  'hi',
  'bn',
  'gu',
  'kn',
  'ml',
  'mr',
  'or',
  'pa',
  'ta',
  'te',
  'ur',
] as const satisfies Track['language'][]

const maxTracks = 3
const maxCaptionLength = 60_000
const empty: Track = { language: 'en', text: '' }

interface CaptionsSectionProps {
  editor: VideoEditor
  onSeek: (at: number) => void
}

/** Captions in up to three languages, saved once they are right, and the transcript made from them. */
export function CaptionsSection({ editor, onSeek }: CaptionsSectionProps) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const { video, commit, isEditable, errors, markCaptions } = editor
  const saved = video.latest.fields.captions
  const [tracks, setTracks] = useState(() => (saved.length > 0 ? saved : [empty]).map(keyed))
  /** The latest tracks, for a save that began before the last change. */
  const latest = useRef(tracks)
  const focus = useRowFocus()
  /** The keys of the tracks that the server got: its errors count them, and empty ones are not sent. */
  const [sentKeys, setSentKeys] = useState(() => tracks.map(({ key }) => key))
  const [isBusy, setIsBusy] = useState(false)
  const problems = errors.filter(({ field }) => field.startsWith('captions'))
  const free = languages.find((each) => !tracks.some(({ language }) => language === each))
  const { transcript } = video.latest

  function change(next: KeyedTrack[]) {
    latest.current = next
    setTracks(next)
    markCaptions(true)
  }
  const set = (key: string, changes: Partial<Track>) =>
    change(latest.current.map((each) => (each.key === key ? { ...each, ...changes } : each)))
  function remove(key: string) {
    change(latest.current.filter((each) => each.key !== key))
    focus.onRemove()
  }
  function add(language: Track['language']) {
    change([...latest.current, keyed({ language, text: '' })])
    focus.onAdd(latest.current.length - 1)
  }

  async function onSave() {
    setIsBusy(true)
    const sent = tracks.filter(({ text }) => text.trim() !== '')
    setSentKeys(sent.map(({ key }) => key))
    const done = await commit({ captions: sent.map(({ language, text }) => ({ language, text })) })
    setIsBusy(false)
    if (done === null) return
    if (latest.current === tracks) markCaptions(false)
    showToast({ type: 'success', message: t(messages.captionsSaved) })
  }
  return (
    <section aria-labelledby="video-captions" className={styles.section}>
      <h2 id="video-captions" className={styles.heading}>
        {t(messages.captions)}
      </h2>
      <p className={styles.quiet}>{t(messages.captionsHint)}</p>
      {tracks.map(({ key, ...track }, index) => (
        <TrackFields
          key={key}
          ref={focus.rowRef(index)}
          track={track}
          isEditable={isEditable}
          problems={problems.filter(({ field }) =>
            field.startsWith(`captions.${sentKeys.indexOf(key)}.`),
          )}
          onChange={(changes) => set(key, changes)}
          onRemove={tracks.length > 1 ? () => remove(key) : undefined}
        />
      ))}
      {problems.some(({ field }) => field === 'captions') && (
        <p role="alert" className={styles.problem}>
          {problems.find(({ field }) => field === 'captions')?.msg}
        </p>
      )}
      {isEditable && (
        <p className={styles.buttons}>
          <Button loading={isBusy} onClick={() => void onSave()}>
            {t(messages.saveCaptions)}
          </Button>
          {tracks.length < maxTracks && free !== undefined && (
            <Button ref={focus.addButton} onClick={() => add(free)}>
              {t(messages.addLanguage)}
            </Button>
          )}
        </p>
      )}
      <h3>{t(messages.transcript)}</h3>
      {transcript.length === 0 ? (
        <p className={styles.quiet}>{t(messages.noTranscript)}</p>
      ) : (
        <Transcript
          lines={transcript}
          playLabel={(clock) => t(messages.playFrom(clock))}
          onSeek={onSeek}
        />
      )}
    </section>
  )
}

interface TrackFieldsProps {
  ref: Ref<HTMLDivElement>
  track: Track
  isEditable: boolean
  problems: readonly { field: string; msg: string }[]
  onChange: (changes: Partial<Track>) => void
  onRemove: (() => void) | undefined
}

function TrackFields({ ref, track, isEditable, problems, onChange, onRemove }: TrackFieldsProps) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const language = t(messages.languages[track.language])

  async function onFile(file: File) {
    const text = await file.text()
    if (text.length > maxCaptionLength)
      return showToast({ type: 'error', message: t(messages.captionsTooLong) })
    onChange({ text })
  }
  return (
    <div ref={ref} className={styles.track}>
      <Select
        label={t(messages.language)}
        value={track.language}
        disabled={!isEditable}
        options={languages.map((value) => ({ value, label: t(messages.languages[value]) }))}
        onChange={({ target }) => {
          const chosen = languages.find((each) => each === target.value)
          if (chosen) onChange({ language: chosen })
        }}
      />
      <TextArea
        label={t(messages.captionsText(language))}
        hint={t(messages.captionsExample)}
        error={problems.length > 0 ? t(messages.captionsWrong) : undefined}
        rows={8}
        maxLength={maxCaptionLength}
        spellCheck={false}
        className={styles.captionsText}
        lang={track.language}
        disabled={!isEditable}
        value={track.text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      {problems.length > 0 && (
        <ul role="alert" className={styles.problems}>
          {problems.map(({ field, msg }) => (
            <li key={field + msg}>{msg}</li>
          ))}
        </ul>
      )}
      {isEditable && (
        <p className={styles.buttons}>
          <FileButton accept=".vtt,text/vtt" onFile={(file) => void onFile(file)}>
            <UploadIcon />
            {t(messages.chooseCaptions)}
          </FileButton>
          {onRemove && <Button onClick={onRemove}>{t(messages.removeLanguage(language))}</Button>}
        </p>
      )}
    </div>
  )
}
