import { imageSource } from '@edbazaar/feature-catalogue-ui'
import { useMessages } from '@edbazaar/feature-platform'
import { CardGrid } from '@edbazaar/ui/CardGrid'
import { Player } from '@edbazaar/ui/Player'
import { ResponsiveImage } from '@edbazaar/ui/ResponsiveImage'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { Transcript } from '@edbazaar/ui/Transcript'
import { useLoaderData } from 'react-router-dom'
import { LazyComments } from '../comments/LazyComments'
import { kindPath, videoPath } from '../kinds'
import { messages } from '../messages'
import { VideoTile } from '../VideoTile'
import { LazyVideoDetails } from './LazyVideoDetails'
import { LazyVideoSections } from './LazyVideoSections'
import type { LoadedVideo } from './load-video'
import { usePlayer } from './use-player'
import { VideoHead } from './VideoHead'
import * as styles from './video.css'

/** A video: the player, its details beside it, and the transcript below. */
export function VideoScreen() {
  const loaded = useLoaderData<LoadedVideo>()
  // The key resets the player for each video.
  return <Page key={loaded.video.url} {...loaded} />
}

function Page(loaded: LoadedVideo) {
  const t = useMessages(messages)
  const { video } = loaded
  const player = usePlayer()
  return (
    <>
      <article>
        <VideoHead video={video} />
        <div className={styles.columns}>
          <div className={styles.player}>
            {video.sources.length === 0 ? (
              <ResponsiveImage {...imageSource(video.poster)} alt="" />
            ) : (
              <Player
                ref={player.ref}
                label={video.title}
                sources={video.sources}
                captions={video.captions}
                poster={video.poster.url}
                fallback={t(messages.download)}
                onTimeUpdate={player.onTimeUpdate}
              />
            )}
            {!video.has_sound && <p className={styles.note}>{t(messages.noSound)}</p>}
          </div>
          <aside className={styles.side}>
            <LazyVideoDetails {...loaded} />
          </aside>
          <div className={styles.main}>
            <LazyVideoSections {...loaded} />
            {video.transcript.length > 0 && (
              <section className={styles.section}>
                <SectionHead title={t(messages.transcript)} />
                <Transcript
                  lines={video.transcript}
                  now={player.now}
                  playLabel={(clock) => t(messages.playFrom(clock))}
                  onSeek={player.playFrom}
                />
              </section>
            )}
            {video.kind === 'discussion' && !video.has_comments && (
              <section className={styles.section}>
                <SectionHead title={t(messages.commentsTitle)} isFlush />
                <p className={styles.emptyNote}>{t(messages.commentsOff)}</p>
              </section>
            )}
            {video.has_comments && (
              <LazyComments url={video.url} path={videoPath(video)} first={loaded.comments} />
            )}
          </div>
        </div>
      </article>
      <Related {...loaded} />
    </>
  )
}

function Related({ video: { kind }, related }: LoadedVideo) {
  const t = useMessages(messages)
  if (related.length === 0) return null
  const texts = messages.kinds[kind]
  return (
    <section aria-labelledby="related-title" className={styles.related}>
      <SectionHead
        title={t(texts.more)}
        titleId="related-title"
        more={{ label: t(texts.all), href: kindPath(kind) }}
        isFlush
      />
      <CardGrid label={t(texts.more)}>
        {related.slice(0, 3).map((card) => (
          <VideoTile key={card.href} video={card} />
        ))}
      </CardGrid>
    </section>
  )
}
