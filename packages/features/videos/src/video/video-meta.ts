import type { Picture } from '@edbazaar/api-client'
import { type JsonLd, type PageMeta, paths } from '@edbazaar/feature-shell'
import { isoDuration, languageOf } from '@edbazaar/ui/formatting'
import { kindPath, videoPath } from '../kinds'
import { kindMessages, messages } from '../messages'
import type { LoadedVideo } from './load-video'

type ShownVideo = LoadedVideo['video']
type Url = (path: string) => string

/** What search engines and messengers are told of a video. */
export function videoMeta({ video }: LoadedVideo): PageMeta {
  return {
    title: video.title,
    description: video.summary,
    canonicalPath: videoPath(video),
    image: photographOf(video.poster),
    ...(import.meta.env.SSR && {
      jsonLd: (url: Url) => [videoEntity(video, url), breadcrumbEntity(video, url)],
    }),
  }
}

/** Messengers do not draw vector pictures: of one, its largest version in pixels. */
function photographOf({ url, width, height, variants }: Picture): PageMeta['image'] {
  if (!url.endsWith('.svg')) return { url, width, height }
  const largest = variants.findLast((variant) => !variant.url.endsWith('.svg'))
  return largest && { ...largest, height: Math.round((largest.width * height) / width) }
}

function videoEntity(video: ShownVideo, url: Url): JsonLd {
  // The API's addresses already begin with BASE_PATH.
  const full = (address: string) => new URL(address, url(paths.home)).href
  const [source] = video.sources
  return {
    '@type': 'VideoObject',
    '@id': url(videoPath(video)),
    name: video.title,
    description: video.summary,
    thumbnailUrl: full(photographOf(video.poster)?.url ?? video.poster.url),
    uploadDate: video.published_at,
    duration: isoDuration(video.duration_seconds),
    inLanguage: languageOf(video.title) ?? 'en',
    url: url(videoPath(video)),
    ...(source && { contentUrl: full(source.url), encodingFormat: source.type }),
    ...(video.transcript.length > 0 && {
      transcript: video.transcript.map(({ text }) => text).join(' '),
    }),
  }
}

function breadcrumbEntity(video: ShownVideo, url: Url): JsonLd {
  const crumbs = [...crumbsOf(video), { label: video.title, href: videoPath(video) }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: url(href),
    })),
  }
}

/** The way back up: all videos, then those of the kind. */
export function crumbsOf({ kind }: Pick<ShownVideo, 'kind'>) {
  return [
    { label: messages.title, href: paths.videos },
    { label: kindMessages[kind].title, href: kindPath(kind) },
  ]
}
