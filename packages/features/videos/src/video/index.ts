import { definePage } from '@edbazaar/feature-platform'
import { loadVideo } from './load-video'
import { VideoScreen } from './VideoScreen'
import { videoMeta } from './video-meta'

export const page = definePage({ loader: loadVideo, Component: VideoScreen, meta: videoMeta })
