export type { MapName, MapPoint, MapTiles } from '../../internal/map/map-types'
export { LocationPin, type LocationPinLabels, type LocationPinProps } from './LocationPin'
