export { PlaceField, type PlaceFieldProps, type PlaceOption } from './PlaceField'
export { type PlaceStatus, placeStatuses } from './place-status'
