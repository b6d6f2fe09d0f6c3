import { formatNumber } from './numbers'

/** A percentage with one decimal: `12.5%`, `<0.1%` for one that would round to zero. */
export const formatPercent = (percent: number): string =>
  percent > 0 && percent < 0.05 ? '<0.1%' : `${formatNumber(percent, 1)}%`
