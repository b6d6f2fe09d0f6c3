import { type MyVideoList, permissions } from '@edbazaar/api-client'
import { imageSource } from '@edbazaar/feature-catalogue-ui'
import {
  OwnContent,
  ownContentMessages,
  ownDateOf,
  ownStatusOf,
} from '@edbazaar/feature-editing/own-content'
import { accountPaths, paths, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { ArticleCard } from '@edbazaar/ui/ArticleCard'
import { ButtonLink } from '@edbazaar/ui/Button'
import { formatClock } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { useLoaderData } from 'react-router-dom'
import { videoPath } from '../kinds'
import { messages } from './messages'
import { myVideosUrl } from './my-videos-state'
import { NewVideo } from './NewVideo'

/** `/my-videos`: the user's own videos. */
export function MyVideosScreen() {
  const list = useLoaderData<MyVideoList | null>()
  return (
    <PrivatePage loaded={list} skeleton={<MyVideos />} permission={permissions.blogs}>
      {(loaded) => <MyVideos list={loaded} />}
    </PrivatePage>
  )
}

/** Without a list while it loads. */
function MyVideos({ list }: { list?: MyVideoList }) {
  const t = useMessages(messages)
  return (
    <OwnContent
      kind="video"
      texts={messages}
      url={myVideosUrl}
      list={list}
      above={<Link href={paths.myBlogs}>{t(messages.toBlogs)}</Link>}
      actions={
        <>
          <NewVideo kind="discussion" />
          <NewVideo kind="principal_talk" />
        </>
      }
      renderItem={(video) => <VideoCard video={video} />}
      elsewhere={
        <ButtonLink href={paths.videos} variant="act">
          {t(messages.watchVideos)}
        </ButtonLink>
      }
    />
  )
}

function VideoCard({ video }: { video: MyVideoList['data'][number] }) {
  const t = useMessages(messages, ownContentMessages)
  const { open_remarks: remarks, duration_seconds: seconds } = video
  const { updated, publishedOn, scheduledFor } = messages
  const date = ownDateOf(video, { updated, publishedOn, scheduledFor })
  const byline = [
    t(messages.kinds[video.kind]),
    ...(seconds > 0 ? [formatClock(seconds)] : []),
    t(date),
  ]
  return (
    <ArticleCard
      href={accountPaths.editVideo(video.id)}
      title={video.title || t(messages.untitled)}
      image={imageSource(video.poster)}
      kicker={[...ownStatusOf(video), ...(remarks > 0 ? [messages.openRemarks(remarks)] : [])]
        .map(t)
        .join(', ')}
      byline={byline.join(', ')}
      actions={video.is_public && <Link href={videoPath(video)}>{t(messages.watch)}</Link>}
      look="beside"
      level={2}
    />
  )
}
