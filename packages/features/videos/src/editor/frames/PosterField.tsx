import { ApiError, answerOf } from '@edbazaar/api-client'
import { imageSource } from '@edbazaar/feature-catalogue-ui'
import { useApiErrorMessage } from '@edbazaar/feature-form-kit'
import { fileBody, ImageButton } from '@edbazaar/feature-media'
import { apiAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatClock } from '@edbazaar/ui/formatting'
import { ResponsiveImage } from '@edbazaar/ui/ResponsiveImage'
import { useStore } from 'jotai'
import { useEffect, useState } from 'react'
import * as formStyles from '../editor.css'
import { isNewVideo } from '../new-video'
import type { VideoEditor } from '../use-video-editor'
import type { Frame } from './capture-frames'
import * as styles from './frames.css'
import { messages } from './messages'

/** Frames to choose from. */
const frameCount = 6
const maxPosterWidth = 1600

/** The image shown before the video plays: a frame of it, an upload, or one drawn from the title. */
export function PosterField({ editor }: { editor: VideoEditor }) {
  const src = editor.video.latest.sources[0]?.url
  // The frames of a replaced file cannot be chosen for the new one.
  return <PosterOf key={src} editor={editor} src={src} />
}

interface PosterOfProps {
  editor: VideoEditor
  /** The video; undefined until one is uploaded. */
  src: string | undefined
}

function PosterOf({ editor, src }: PosterOfProps) {
  const t = useMessages(messages)
  const store = useStore()
  const apiErrorMessage = useApiErrorMessage()
  const [frames, setFrames] = useState<readonly Frame[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { video, fields, commit, isEditable, errorOf } = editor
  const { poster } = video.latest

  async function onRead() {
    if (src === undefined) return
    setIsBusy(true)
    setFailure(null)
    try {
      const { captureFrames } = await import('./capture-frames')
      setFrames(await captureFrames(src, frameCount))
    } catch (cause) {
      console.warn(cause)
      setFailure(t(messages.framesFailed))
    } finally {
      setIsBusy(false)
    }
  }

  /** Uploads an image as the poster; resolves to whether it is saved. */
  async function onImage(image: File): Promise<boolean> {
    const api = store.get(apiAtom)
    if (api === null) return false
    setIsBusy(true)
    setFailure(null)
    try {
      const { url } = await answerOf(api.POST('/users/my-videos/poster', fileBody(image)))
      return (await commit({ poster: url })) !== null
    } catch (cause) {
      if (!(cause instanceof ApiError)) console.error(cause)
      setFailure(cause instanceof ApiError ? apiErrorMessage(cause) : t(messages.uploadFailed))
      return false
    } finally {
      setIsBusy(false)
    }
  }
  const problem = failure ?? errorOf('poster')
  return (
    <section aria-labelledby="video-poster" className={formStyles.section}>
      <h2 id="video-poster" className={formStyles.heading}>
        {t(messages.title)}
      </h2>
      <div className={styles.poster}>
        {!isNewVideo(video) && (
          <ResponsiveImage
            {...imageSource(poster)}
            alt=""
            sizes="(min-width: 700px) 320px, 100vw"
          />
        )}
      </div>
      <p className={formStyles.quiet}>
        {t(fields.poster === null ? messages.drawn : messages.chosen)}
      </p>
      {isEditable && (
        <p className={formStyles.buttons}>
          {src !== undefined && (
            <Button loading={isBusy} onClick={() => void onRead()}>
              {t(messages.chooseFrame)}
            </Button>
          )}
          <ImageButton
            title={t(messages.crop)}
            aspectRatio={16 / 9}
            maxWidth={maxPosterWidth}
            onImage={onImage}
          >
            {t(messages.upload)}
          </ImageButton>
          {fields.poster !== null && (
            <Button onClick={() => void commit({ poster: null })}>{t(messages.remove)}</Button>
          )}
        </p>
      )}
      {frames.length > 0 && isEditable && (
        <Frames
          frames={frames}
          isBusy={isBusy}
          onChoose={(image) => {
            void onImage(image).then((isSaved) => isSaved && setFrames([]))
          }}
        />
      )}
      {problem && (
        <p role="alert" className={formStyles.problem}>
          {problem}
        </p>
      )}
    </section>
  )
}

interface FramesProps {
  frames: readonly Frame[]
  isBusy: boolean
  onChoose: (image: File) => void
}

function Frames({ frames, isBusy, onChoose }: FramesProps) {
  const t = useMessages(messages)
  return (
    <ul aria-label={t(messages.frames)} className={styles.frames}>
      {frames.map(({ at, image }) => (
        <li key={at}>
          <button
            type="button"
            className={styles.frame}
            disabled={isBusy}
            aria-label={t(messages.frameAt(formatClock(at)))}
            onClick={() => onChoose(image)}
          >
            <FrameImage image={image} />
            <span aria-hidden="true">{formatClock(at)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function FrameImage({ image }: { image: File }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(image)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [image])
  return <img src={url} alt="" className={styles.frameImage} />
}
