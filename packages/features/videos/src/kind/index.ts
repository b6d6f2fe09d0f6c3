import { definePage } from '@edbazaar/feature-platform'
import { kindMeta } from './kind-meta'
import { loadKind } from './load-kind'
import { VideoKindScreen } from './VideoKindScreen'

export const page = definePage({ loader: loadKind, Component: VideoKindScreen, meta: kindMeta })
