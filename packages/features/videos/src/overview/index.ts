export { loadVideosOverview } from './load-overview'
export { videosMeta } from './overview-meta'
export { VideosScreen } from './VideosScreen'
