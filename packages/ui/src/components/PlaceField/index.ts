export { PlaceField, type PlaceFieldProps, type PlaceOption, placeStatuses } from './PlaceField'
