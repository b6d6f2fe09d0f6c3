import { loadVideosOverview, VideosScreen, videosMeta } from '@edbazaar/feature-videos/overview'

export const loader = loadVideosOverview
export const Component = VideosScreen
export const handle = { meta: videosMeta }
