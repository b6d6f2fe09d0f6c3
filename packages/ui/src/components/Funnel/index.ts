export type { ChartLabels } from '../../internal/chart/chart-labels'
export { Funnel, type FunnelProps, type FunnelStep } from './Funnel'
export { type FunnelBasis, funnelBases } from './funnel-shares'
