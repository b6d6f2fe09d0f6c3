import { savedPlaceAtom } from '@edbazaar/feature-platform'
import { useSetAtom } from 'jotai'
import type { ListStateBase } from '../list-definition'
import { type ChosenPoint, withPoint } from './location'

/** The radius of a list around a point, if none is chosen. */
const defaultRadius = 5

/** Returns a function that changes a list's place to a chosen point, and saves that as the place. */
export function useChoosePoint() {
  const savePlace = useSetAtom(savedPlaceAtom)
  return <State extends ListStateBase>(state: State, chosen: ChosenPoint): State => {
    const next = withPoint(state, chosen)
    const { name } = chosen
    if (next.point) savePlace({ name, ...next.point, radius: state.radius ?? defaultRadius })
    return next
  }
}
