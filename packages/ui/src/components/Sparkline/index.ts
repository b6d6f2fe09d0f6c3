export { Sparkline, type SparklineProps } from './Sparkline'
export { type SparklineKind, sparklineKinds } from './sparkline-shapes'
