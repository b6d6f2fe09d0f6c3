export { kindMeta } from './kind-meta'
export { loadKind } from './load-kind'
export { VideoKindScreen } from './VideoKindScreen'
