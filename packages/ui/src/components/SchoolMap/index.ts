export { isWithin } from './is-within'
export { SchoolMap, type SchoolMapProps, type SchoolMapWords } from './SchoolMap'
export type {
  MapBounds,
  MapCircle,
  MapCluster,
  MapPoint,
  MapSchool,
  MapTiles,
  MapView,
} from './types'
