import { commonQuery, withoutNulls } from '@edbazaar/feature-list-kit'
import type { ListState } from './list-state'

/** The API query of a state. */
export function queryOf(state: ListState) {
  const { ages, feeMin, feeMax, sort } = state
  return {
    ...commonQuery(state),
    ...(ages.length === 0 ? {} : { ages: [...ages] }),
    ...withoutNulls({ fee_min: feeMin, fee_max: feeMax, sort }),
    page: state.page,
  }
}
