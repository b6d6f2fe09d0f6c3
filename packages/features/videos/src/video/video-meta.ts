import {
  type I18n,
  type JsonLd,
  type PageMeta,
  paths,
  type Translate,
} from '@edbazaar/feature-platform'
import {
  absoluteUrl,
  breadcrumbs,
  shareImageOf,
  type Url,
} from '@edbazaar/feature-platform/json-ld'
import { isoDuration, languageOf } from '@edbazaar/ui/formatting'
import { kindPath, videoPath } from '../kinds'
import { messages } from '../messages'
import type { LoadedVideo } from './load-video'

type VideoDetails = LoadedVideo['video']

/** Metadata of a video for search engines and link previews. */
export function videoMeta({ video, comments }: LoadedVideo, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  return {
    title: video.title,
    description: video.summary,
    canonicalPath: videoPath(video),
    isHidden: video.is_unreviewed === true,
    image: shareImageOf(video.poster),
    ...(import.meta.env.SSR && {
      jsonLd: (url) => [
        // A contest may have no video file.
        ...(video.sources.length > 0 ? [videoEntity(video, comments, url)] : []),
        breadcrumbs([...crumbsOf(video, t), { label: video.title, href: videoPath(video) }], url),
      ],
    }),
  }
}

function videoEntity(video: VideoDetails, comments: LoadedVideo['comments'], url: Url): JsonLd {
  const [source] = video.sources
  return {
    '@type': 'VideoObject',
    '@id': url(videoPath(video)),
    name: video.title,
    description: video.summary,
    thumbnailUrl: absoluteUrl(shareImageOf(video.poster)?.url ?? video.poster.url, url),
    uploadDate: video.published_at,
    duration: isoDuration(video.duration_seconds),
    inLanguage: languageOf(video.title) ?? 'en',
    url: url(videoPath(video)),
    ...(source && { contentUrl: absoluteUrl(source.url, url), encodingFormat: source.type }),
    ...(comments && { commentCount: comments.total }),
    ...(video.transcript.length > 0 && {
      transcript: video.transcript.map(({ text }) => text).join(' '),
    }),
  }
}

/** Breadcrumbs: all videos, then the videos of the kind. */
export function crumbsOf({ kind }: Pick<VideoDetails, 'kind'>, t: Translate) {
  return [
    { label: t(messages.title), href: paths.videos },
    { label: t(messages.kinds[kind].title), href: kindPath(kind) },
  ]
}
