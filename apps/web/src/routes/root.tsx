import { RootScreen } from '@edbazaar/feature-shell'
import { CompareTray } from '@edbazaar/feature-shortlist'

/** The frame of every page, with the trays of the flows. */
export function Root() {
  return <RootScreen aboveBar={<CompareTray />} />
}
