/** Whether suggestions are loading or failed to load. */
export const placeStatuses = ['idle', 'loading', 'error'] as const
export type PlaceStatus = (typeof placeStatuses)[number]
