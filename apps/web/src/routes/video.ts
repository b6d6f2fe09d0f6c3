import { loadVideo, VideoScreen, videoMeta } from '@edbazaar/feature-videos/video'

export const loader = loadVideo
export const Component = VideoScreen
export const handle = { meta: videoMeta }
