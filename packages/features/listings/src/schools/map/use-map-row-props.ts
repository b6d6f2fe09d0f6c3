import type { SchoolSummary } from '@edbazaar/api-client'
import { isWithin } from '@edbazaar/ui/SchoolMap'
import { useAtomValue, useSetAtom } from 'jotai'
import { highlightedBoundsAtom, highlightedSchoolAtom } from './highlight-atoms'

/** What ties a row to its flag: each marks the other. Nothing without a map. */
export function useMapRowProps(hasMap: boolean) {
  const pointed = useAtomValue(highlightedBoundsAtom)
  const point = useSetAtom(highlightedSchoolAtom)
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
