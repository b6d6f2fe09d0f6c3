export {
  PlaceField,
  type PlaceFieldProps,
  type PlaceOption,
  type PlaceStatus,
  placeStatuses,
} from './PlaceField'
