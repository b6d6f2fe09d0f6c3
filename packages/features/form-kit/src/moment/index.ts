export { MomentField } from './MomentField'
export { momentText, timeText } from './moments'
export { PublishTimeField } from './PublishTimeField'
