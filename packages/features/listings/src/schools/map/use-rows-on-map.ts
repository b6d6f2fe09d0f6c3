import type { SchoolSummary } from '@edbazaar/api-client'
import { isWithin } from '@edbazaar/ui/SchoolMap'
import { useAtomValue, useSetAtom } from 'jotai'
import { pointedBoundsAtom, pointedSchoolAtom } from './pointed-atoms'

/** What ties a row to its flag: each marks the other. Nothing without a map. */
export function useRowsOnMap(hasMap: boolean) {
  const pointed = useAtomValue(pointedBoundsAtom)
  const point = useSetAtom(pointedSchoolAtom)
  return ({ lat, lng }: SchoolSummary) => {
    if (!hasMap || lat === null || lng === null) return {}
    const enter = () => point({ lat, lng })
    const leave = () => point(null)
    return {
      isMarked: pointed !== null && isWithin({ lat, lng }, pointed),
      onPointerEnter: enter,
      onPointerLeave: leave,
      onFocus: enter,
      onBlur: leave,
    }
  }
}
