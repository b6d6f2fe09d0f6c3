import type { ListResult } from './list-definition'
import type { LoadedList } from './list-loader'
import { type ListLabels, messages } from './messages'

/** The list's title: "Schools near Indiranagar". */
export function listTitle(
  { inIndia, near, nearPoint }: ListLabels,
  { list, loadError }: Pick<LoadedList<ListResult>, 'list' | 'loadError'>,
): string {
  if (loadError === 'unknown-place') return near(messages.unknownPlace)
  if (loadError === 'failed-nearby') return near(messages.chosenPlace)
  if (list?.place) return near(list.place.name)
  return list !== null && list.radius !== null ? nearPoint : inIndia
}

/** The label of a place: its name and detail. */
export function placeLabel(list: Pick<ListResult, 'place'> | null): string {
  if (!list?.place) return ''
  const { name, detail } = list.place
  return detail === '' ? name : `${name}, ${detail}`
}
