import type { VideoReview } from '@edbazaar/api-client'
import { useCaptionUrls } from '@edbazaar/feature-media'
import { useMessages } from '@edbazaar/feature-platform'
import { formatClock, languageOf } from '@edbazaar/ui/formatting'
import { Player } from '@edbazaar/ui/Player'
import { Transcript } from '@edbazaar/ui/Transcript'
import type { RefObject } from 'react'
import * as styles from '../content-review/review.css'
import { messages } from './messages'
import * as videoStyles from './video-review.css'

interface ReviewedVideoProps {
  review: VideoReview
  player: RefObject<HTMLVideoElement | null>
  /** Called with the position of the player, in whole seconds. */
  onTime: (seconds: number) => void
  onSeek: (at: number) => void
}

/** The latest revision: the video with its captions, the description and the transcript. */
export function ReviewedVideo({ review, player, onTime, onSeek }: ReviewedVideoProps) {
  const t = useMessages(messages)
  const { latest } = review
  const { description, title, captions } = latest.fields
  const tracks = useCaptionUrls(captions)
  return (
    <section className={styles.main}>
      <div>
        <h2 className={styles.heading}>{t(messages.video)}</h2>
        <p className={styles.quiet}>
          {t(messages.revision(latest.n, formatClock(latest.duration_seconds)))}
        </p>
      </div>
      {latest.sources.length === 0 ? (
        <p>{t(messages.noFile)}</p>
      ) : (
        <Player
          ref={player}
          label={title}
          sources={latest.sources}
          captions={tracks}
          poster={latest.poster.url}
          fallback={t(messages.download)}
          onTimeUpdate={({ currentTarget }) => onTime(Math.floor(currentTarget.currentTime))}
        />
      )}
      {description !== '' && (
        <div>
          <h2 className={styles.heading}>{t(messages.text)}</h2>
          <p className={videoStyles.description} lang={languageOf(description)}>
            {description}
          </p>
        </div>
      )}
      <div>
        <h2 className={styles.heading}>{t(messages.transcript)}</h2>
        {latest.transcript.length === 0 ? (
          <p className={styles.quiet}>{t(messages.noTranscript)}</p>
        ) : (
          <Transcript
            lines={latest.transcript}
            playLabel={(clock) => t(messages.playFrom(clock))}
            onSeek={onSeek}
          />
        )}
      </div>
    </section>
  )
}
