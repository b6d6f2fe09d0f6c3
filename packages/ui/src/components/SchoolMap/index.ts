export { isWithin } from './is-within'
export { SchoolMap, type SchoolMapLabels, type SchoolMapProps } from './SchoolMap'
export type {
  MapBounds,
  MapCircle,
  MapCluster,
  MapName,
  MapPoint,
  MapSchool,
  MapTiles,
  MapView,
} from './types'
