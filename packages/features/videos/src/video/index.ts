export { loadVideo } from './load-video'
export { VideoScreen } from './VideoScreen'
export { videoMeta } from './video-meta'
