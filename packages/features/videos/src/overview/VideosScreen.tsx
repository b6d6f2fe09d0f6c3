import { paths, useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { CardGrid } from '@edbazaar/ui/CardGrid'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { PageHead } from '@edbazaar/ui/PageHead'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useLoaderData } from 'react-router-dom'
import { kindPath } from '../kinds'
import * as styles from '../lists.css'
import { messages } from '../messages'
import { VideoTile } from '../VideoTile'
import type { LoadedOverview } from './load-overview'

/** The latest videos of each kind. */
export function VideosScreen() {
  const t = useMessages(messages)
  const { sections } = useLoaderData<LoadedOverview>()
  return (
    <>
      <PageHead
        title={t(messages.title)}
        standfirst={t(messages.standfirst)}
        className={styles.head}
      />
      {sections.map(({ kind, videos }, position) => {
        const texts = messages.kinds[kind]
        return (
          <section key={kind} aria-labelledby={kind} className={styles.section}>
            <SectionHead
              title={t(texts.title)}
              titleId={kind}
              note={t(texts.standfirst)}
              more={{ label: t(texts.all), href: kindPath(kind) }}
              isFlush
            />
            <CardGrid label={t(texts.title)}>
              {videos.map((video, index) => (
                <VideoTile key={video.href} video={video} isPriority={position + index === 0} />
              ))}
            </CardGrid>
          </section>
        )
      })}
      {sections.length === 0 && (
        <EmptyState
          title={t(messages.noneTitle)}
          actions={
            <ButtonLink href={paths.blogs} variant="act">
              {t(messages.toBlogs)}
            </ButtonLink>
          }
        >
          {t(messages.noneText)}
        </EmptyState>
      )}
    </>
  )
}
