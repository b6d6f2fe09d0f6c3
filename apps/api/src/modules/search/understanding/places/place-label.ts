import type { QueryPlace } from './known-places.ts'

/** A place with what tells it apart from its namesakes, as the contract describes it. */
export interface PlaceLabel {
  readonly name: string
  /** The district or state around it; '' if its name says enough. */
  readonly detail: string
  readonly place_type: QueryPlace['type']
}

export function placeLabel({ name, type, district, state }: QueryPlace): PlaceLabel {
  const around = type === 'pincode' ? district : type === 'town' ? state : (district ?? state)
  const isEnough = type === 'state' || type === 'district' || around === null || around === name
  return { name, detail: isEnough ? '' : around, place_type: type }
}
