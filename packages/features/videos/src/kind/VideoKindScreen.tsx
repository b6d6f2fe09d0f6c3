import { paths, useMessages } from '@edbazaar/feature-platform'
import { Pagination } from '@edbazaar/feature-platform/pagination'
import { Breadcrumbs } from '@edbazaar/ui/Breadcrumbs'
import { ButtonLink } from '@edbazaar/ui/Button'
import { CardGrid } from '@edbazaar/ui/CardGrid'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { PageHead } from '@edbazaar/ui/PageHead'
import { useLoaderData } from 'react-router-dom'
import { kindPath } from '../kinds'
import * as styles from '../lists.css'
import { messages } from '../messages'
import { VideoTile } from '../VideoTile'
import { kindUrl } from './kind-url'
import type { LoadedKind } from './load-kind'

/** All videos of one kind, paged. */
export function VideoKindScreen() {
  const t = useMessages(messages)
  const loaded = useLoaderData<LoadedKind>()
  const { kind, videos } = loaded
  const texts = messages.kinds[kind]
  return (
    <>
      <Breadcrumbs crumbs={[{ label: t(messages.title), href: paths.videos }]} />
      <PageHead title={t(texts.title)} standfirst={t(texts.standfirst)} className={styles.head} />
      {videos.length === 0 ? (
        <Empty {...loaded} />
      ) : (
        <>
          <CardGrid label={t(texts.title)} className={styles.ruled}>
            {videos.map((video, index) => (
              <VideoTile key={video.href} video={video} level={2} isPriority={index === 0} />
            ))}
          </CardGrid>
          <Pagination
            page={loaded.page}
            lastPage={loaded.totalPages}
            perPage={loaded.per_page}
            total={loaded.total}
            hrefOf={(page) => kindUrl(kind).pathOf({ page })}
            className={styles.ruled}
          />
        </>
      )}
    </>
  )
}

function Empty({ kind, total }: LoadedKind) {
  const t = useMessages(messages)
  if (total === 0) {
    return (
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
    )
  }
  return (
    <EmptyState
      title={t(messages.pastTheEndTitle)}
      actions={
        <ButtonLink href={kindPath(kind)} variant="act">
          {t(messages.firstPage)}
        </ButtonLink>
      }
    >
      {t(messages.pastTheEndText)}
    </EmptyState>
  )
}
