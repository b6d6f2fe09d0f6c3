export { BarChart } from './BarChart'
export { Funnel } from './Funnel'
export { HorizontalBarChart } from './HorizontalBarChart'
export { LineChart } from './LineChart'
