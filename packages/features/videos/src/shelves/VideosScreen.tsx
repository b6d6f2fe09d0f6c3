import { paths } from '@edbazaar/feature-shell'
import { ButtonLink } from '@edbazaar/ui/Button'
import { CardGrid } from '@edbazaar/ui/CardGrid'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { PageHead } from '@edbazaar/ui/PageHead'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { VideoCard } from '@edbazaar/ui/VideoCard'
import { useLoaderData } from 'react-router-dom'
import * as styles from '../head.css'
import { kindPath } from '../kinds'
import { kindMessages, messages } from '../messages'
import type { LoadedShelves } from './load-shelves'

/** The videos on three shelves, the latest first. */
export function VideosScreen() {
  const { shelves } = useLoaderData<LoadedShelves>()
  return (
    <>
      <PageHead title={messages.title} standfirst={messages.standfirst} className={styles.head} />
      {shelves.map(({ kind, videos }, shelf) => {
        const words = kindMessages[kind]
        return (
          <section key={kind} aria-labelledby={kind} className={styles.shelf}>
            <SectionHead
              title={words.title}
              titleId={kind}
              note={words.standfirst}
              more={{ label: words.all, href: kindPath(kind) }}
              isFlush
            />
            <CardGrid label={words.title}>
              {videos.map((video, index) => (
                <VideoCard key={video.href} {...video} isPriority={shelf + index === 0} />
              ))}
            </CardGrid>
          </section>
        )
      })}
      {shelves.length === 0 && (
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
