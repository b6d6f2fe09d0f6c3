/** The columns of a list of places. */
export const placeColumns = ['name', 'type', 'district', 'state', 'lat', 'lng', 'pincode'] as const

export type PlaceColumn = (typeof placeColumns)[number]
export type PlaceRecord = Readonly<Record<PlaceColumn, string>>
