/** Whether suggestions are on their way or did not come. */
export const placeStatuses = ['idle', 'loading', 'error'] as const
export type PlaceStatus = (typeof placeStatuses)[number]
