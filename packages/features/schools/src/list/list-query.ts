import { commonQuery } from '@edbazaar/feature-list-kit'
import type { ListState } from './list-state'

/** The API query of a state. */
export function queryOf(state: ListState) {
  const { ages, feeMin, feeMax, sort } = state
  return {
    ...commonQuery(state),
    ...(ages.length === 0 ? {} : { ages: [...ages] }),
    ...(feeMin === null ? {} : { fee_min: feeMin }),
    ...(feeMax === null ? {} : { fee_max: feeMax }),
    ...(sort === null ? {} : { sort }),
    page: state.page,
  }
}
