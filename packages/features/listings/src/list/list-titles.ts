import type { ListResult } from './list-definition'
import type { LoadedList } from './list-loader'
import { type ListLabels, messages } from './messages'

/** What is listed: "Schools near Indiranagar". A list that did not load is not of all India. */
export function titleOf(
  { inIndia, near, nearPoint }: ListLabels,
  { list, loadError }: Pick<LoadedList<ListResult>, 'list' | 'loadError'>,
): string {
  if (loadError === 'unknown-place') return near(messages.unknownPlace)
  if (loadError === 'failed-nearby') return near(messages.chosenPlace)
  if (list?.place) return near(list.place.name)
  return list !== null && list.radius !== null ? nearPoint : inIndia
}

/** A place in the field: its name and where it is. */
export function placeLabel(list: Pick<ListResult, 'place'> | null): string {
  if (!list?.place) return ''
  const { name, detail } = list.place
  return detail === '' ? name : `${name}, ${detail}`
}
