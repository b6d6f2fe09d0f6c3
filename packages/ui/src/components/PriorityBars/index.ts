export { PriorityBars, type PriorityBarsProps } from './PriorityBars'
export { type PriorityLevel, priorityLevels } from './priority-levels'
