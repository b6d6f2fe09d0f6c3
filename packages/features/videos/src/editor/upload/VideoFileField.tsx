import { FileButton, useCaptionUrls } from '@edbazaar/feature-media'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { UploadIcon } from '@edbazaar/ui/Icon'
import { Meter } from '@edbazaar/ui/Meter'
import { Notice } from '@edbazaar/ui/Notice'
import { Player } from '@edbazaar/ui/Player'
import type { ReactNode, RefObject } from 'react'
import * as formStyles from '../editor.css'
import type { VideoEditor } from '../use-video-editor'
import { messages } from './messages'
import * as styles from './upload.css'
import { useVideoUpload, type VideoUploading } from './use-video-upload'

interface VideoFileFieldProps {
  editor: VideoEditor
  player: RefObject<HTMLVideoElement | null>
}

/** The video itself: its upload, and the player once it is there. */
export function VideoFileField({ editor, player }: VideoFileFieldProps) {
  const t = useMessages(messages)
  const { video, openedId, isEditable, commit, errorOf } = editor
  const { sources, fields } = video.latest
  const uploading = useVideoUpload({
    openedId,
    videoId: video.id,
    onFile: async (file) => (await commit({ file })) !== null,
  })
  const error = errorOf('file')
  return (
    <section aria-labelledby="video-file" className={formStyles.section}>
      <h2 id="video-file" className={formStyles.heading}>
        {t(messages.title)}
      </h2>
      {sources.length > 0 && <CaptionedPlayer key={fields.file} editor={editor} player={player} />}
      {isEditable && (
        <Upload uploading={uploading} label={t(fields.file ? messages.replace : messages.choose)} />
      )}
      {error && (
        <p role="alert" className={formStyles.problem}>
          {error}
        </p>
      )}
    </section>
  )
}

/** The saved video with its saved captions, which need no URL yet. */
function CaptionedPlayer({ editor, player }: VideoFileFieldProps) {
  const t = useMessages(messages)
  const { sources, poster, fields } = editor.video.latest
  const captions = useCaptionUrls(fields.captions)
  return (
    <Player
      ref={player}
      label={t(messages.player)}
      sources={sources}
      captions={captions}
      poster={poster.url}
      fallback={t(messages.download)}
    />
  )
}

const percentOf = (share: number) => Math.min(100, Math.floor(share * 100))

function Upload({ uploading, label }: { uploading: VideoUploading; label: string }) {
  const t = useMessages(messages)
  const { state } = uploading
  const cancel = <Button onClick={() => void uploading.cancel()}>{t(messages.cancel)}</Button>
  switch (state.kind) {
    case 'idle':
      return (
        <>
          <p className={styles.hint}>{t(messages.hint)}</p>
          <p>
            <VideoButton label={label} uploading={uploading} />
          </p>
        </>
      )
    case 'sending':
      return (
        <Progress
          label={t(messages.sending(state.name, percentOf(state.share)))}
          percent={percentOf(state.share)}
        >
          {state.isOffline && <p role="status">{t(messages.offline)}</p>}
          <p className={styles.buttons}>
            <Button onClick={uploading.pause}>{t(messages.pause)}</Button>
            {cancel}
          </p>
        </Progress>
      )
    case 'checking':
      return <Progress label={t(messages.checking(state.name))} percent={100} />
    case 'paused':
      return (
        <Progress
          label={t(messages.paused(state.name, percentOf(state.share)))}
          percent={percentOf(state.share)}
        >
          <p className={styles.buttons}>
            <Button variant="main" onClick={() => void uploading.resume()}>
              {t(messages.resume)}
            </Button>
            {cancel}
          </p>
        </Progress>
      )
    case 'interrupted':
      return (
        <Notice title={t(messages.interruptedTitle(percentOf(state.share)))}>
          <p>{t(messages.interruptedText(state.name))}</p>
          <p className={styles.buttons}>
            <VideoButton label={t(messages.chooseAgain)} uploading={uploading} />
            {cancel}
          </p>
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="bad" title={t(messages.failedTitle)}>
          <p role="alert">{state.message}</p>
          <p className={styles.buttons}>
            {state.canResume && (
              <Button variant="main" onClick={() => void uploading.resume()}>
                {t(messages.resume)}
              </Button>
            )}
            <VideoButton label={label} uploading={uploading} />
          </p>
        </Notice>
      )
  }
}

interface ProgressProps {
  label: string
  percent: number
  children?: ReactNode
}

function Progress({ label, percent, children }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <p className={styles.name}>{label}</p>
      <Meter role="progressbar" label={label} isLabelShown={false} percent={percent} />
      {children}
    </div>
  )
}

function VideoButton({ label, uploading }: { label: string; uploading: VideoUploading }) {
  return (
    <FileButton
      accept="video/mp4,video/webm,.mp4,.m4v,.webm"
      onFile={(file) => void uploading.choose(file)}
    >
      <UploadIcon />
      {label}
    </FileButton>
  )
}
