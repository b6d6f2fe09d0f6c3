export { Timeline, type TimelineEvent, type TimelineProps } from './Timeline'
export { type TimelineState, timelineStates } from './timeline-states'
