import type { SchoolList } from '@edbazaar/api-client'
import { messages } from '../messages'

/** What is listed: "Schools near Indiranagar". */
export function titleOf(list: Pick<SchoolList, 'place' | 'radius'> | null): string {
  if (list?.place) return messages.nearPlace(list.place.name)
  return list !== null && list.radius !== null ? messages.nearPoint : messages.inIndia
}

/** A place in the field: its name and where it is. */
export function placeLabel(list: Pick<SchoolList, 'place'> | null): string {
  if (!list?.place) return ''
  const { name, detail } = list.place
  return detail === '' ? name : `${name}, ${detail}`
}
