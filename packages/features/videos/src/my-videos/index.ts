import { definePage } from '@edbazaar/feature-platform'
import { loadMyVideos } from './load-my-videos'
import { MyVideosScreen } from './MyVideosScreen'
import { myVideosMeta } from './my-videos-meta'

export const page = definePage({
  loader: loadMyVideos,
  Component: MyVideosScreen,
  meta: myVideosMeta,
})
