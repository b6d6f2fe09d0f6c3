export { Stat, StatList, type StatListProps, type StatProps } from './Stat'
export { type StatTone, type StatTrend, statTones, statTrends } from './stat-look'
