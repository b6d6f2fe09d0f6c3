import type { MessageDescriptor } from '@edbazaar/feature-platform'
import type { ListResult } from './list-definition'
import type { LoadedList } from './list-loader'
import type { ListArea, ListLabels } from './messages'

/** The location of a list's results, and the name of its place. */
export function areaOf(list: Pick<ListResult, 'place' | 'radius'> | null): [ListArea, string] {
  if (list?.place) return ['place', list.place.name]
  return [list !== null && list.radius !== null ? 'point' : 'country', '']
}

/** The list's title: "Schools near Indiranagar". */
export function listTitle(
  { title }: ListLabels,
  { list, loadError }: Pick<LoadedList<ListResult>, 'list' | 'loadError'>,
): MessageDescriptor {
  if (loadError === 'unknown-place') return title('unknownPlace', '')
  if (loadError === 'failed-nearby') return title('selectedPlace', '')
  return title(...areaOf(list))
}

/** The label of a place: its name and detail. */
export function placeLabel(list: Pick<ListResult, 'place'> | null): string {
  if (!list?.place) return ''
  const { name, detail } = list.place
  return detail === '' ? name : `${name}, ${detail}`
}
