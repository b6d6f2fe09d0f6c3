import { definePage } from '@edbazaar/feature-platform'
import { loadVideosOverview } from './load-overview'
import { videosMeta } from './overview-meta'
import { VideosScreen } from './VideosScreen'

export const page = definePage({
  loader: loadVideosOverview,
  Component: VideosScreen,
  meta: videosMeta,
})
