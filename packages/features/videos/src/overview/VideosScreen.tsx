import { paths } from '@edbazaar/feature-shell'
import { ButtonLink } from '@edbazaar/ui/Button'
import { CardGrid } from '@edbazaar/ui/CardGrid'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { PageHead } from '@edbazaar/ui/PageHead'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { VideoCard } from '@edbazaar/ui/VideoCard'
import { useLoaderData } from 'react-router-dom'
import { kindPath } from '../kinds'
import * as styles from '../lists.css'
import { kindMessages, messages } from '../messages'
import type { LoadedOverview } from './load-overview'

/** The latest videos of each kind. */
export function VideosScreen() {
  const { sections } = useLoaderData<LoadedOverview>()
  return (
    <>
      <PageHead title={messages.title} standfirst={messages.standfirst} className={styles.head} />
      {sections.map(({ kind, videos }, position) => {
        const texts = kindMessages[kind]
        return (
          <section key={kind} aria-labelledby={kind} className={styles.section}>
            <SectionHead
              title={texts.title}
              titleId={kind}
              note={texts.standfirst}
              more={{ label: texts.all, href: kindPath(kind) }}
              isFlush
            />
            <CardGrid label={texts.title}>
              {videos.map((video, index) => (
                <VideoCard key={video.href} {...video} isPriority={position + index === 0} />
              ))}
            </CardGrid>
          </section>
        )
      })}
      {sections.length === 0 && (
        <EmptyState
          title={messages.noneTitle}
          actions={
            <ButtonLink href={paths.blogs} variant="act">
              {messages.toBlogs}
            </ButtonLink>
          }
        >
          {messages.noneText}
        </EmptyState>
      )}
    </>
  )
}
