import type { SchoolSummary } from '@edbazaar/api-client'
import { isWithin } from '@edbazaar/ui/SchoolMap'
import { useAtomValue, useSetAtom } from 'jotai'
import { highlightedBoundsAtom, highlightedSchoolAtom } from './highlight-atoms'

/** Row props that connect a row and its map marker: each highlights the other. Empty without a map. */
export function useMapRowProps(hasMap: boolean) {
  const highlightedBounds = useAtomValue(highlightedBoundsAtom)
  const highlight = useSetAtom(highlightedSchoolAtom)
  return ({ lat, lng }: SchoolSummary) => {
    if (!hasMap || lat === null || lng === null) return {}
    const enter = () => highlight({ lat, lng })
    const leave = () => highlight(null)
    return {
      isHighlighted: highlightedBounds !== null && isWithin({ lat, lng }, highlightedBounds),
      onPointerEnter: enter,
      onPointerLeave: leave,
      onFocus: enter,
      onBlur: leave,
    }
  }
}
