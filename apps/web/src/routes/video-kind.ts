import { kindMeta, loadKind, VideoKindScreen } from '@edbazaar/feature-videos/kind'

export const loader = loadKind
export const Component = VideoKindScreen
export const handle = { meta: kindMeta }
