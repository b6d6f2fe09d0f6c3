import { paths } from '@edbazaar/feature-shell'
import { Breadcrumbs } from '@edbazaar/ui/Breadcrumbs'
import { ButtonLink } from '@edbazaar/ui/Button'
import { CardGrid } from '@edbazaar/ui/CardGrid'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { PageHead } from '@edbazaar/ui/PageHead'
import { Pagination } from '@edbazaar/ui/Pagination'
import { VideoCard } from '@edbazaar/ui/VideoCard'
import { useLoaderData } from 'react-router-dom'
import { kindPath } from '../kinds'
import * as styles from '../lists.css'
import { kindMessages, messages } from '../messages'
import type { LoadedKind } from './load-kind'

/** All videos of one kind, paged. */
export function VideoKindScreen() {
  const loaded = useLoaderData<LoadedKind>()
  const { kind, videos } = loaded
  const texts = kindMessages[kind]
  return (
    <>
      <Breadcrumbs crumbs={[{ label: messages.title, href: paths.videos }]} />
      <PageHead title={texts.title} standfirst={texts.standfirst} className={styles.head} />
      {videos.length === 0 ? (
        <Empty {...loaded} />
      ) : (
        <>
          <CardGrid label={texts.title} className={styles.ruled}>
            {videos.map((video, index) => (
              <VideoCard key={video.href} {...video} level={2} isPriority={index === 0} />
            ))}
          </CardGrid>
          <Pagination
            page={loaded.page}
            lastPage={loaded.totalPages}
            perPage={loaded.per_page}
            total={loaded.total}
            hrefOf={(page) => kindPath(kind, page)}
            className={styles.ruled}
          />
        </>
      )}
    </>
  )
}

function Empty({ kind, total }: LoadedKind) {
  if (total === 0) {
    return (
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
    )
  }
  return (
    <EmptyState
      title={messages.pastTheEndTitle}
      actions={
        <ButtonLink href={kindPath(kind)} variant="act">
          {messages.firstPage}
        </ButtonLink>
      }
    >
      {messages.pastTheEndText}
    </EmptyState>
  )
}
