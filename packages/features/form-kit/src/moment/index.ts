export { MomentField } from './MomentField'
export { momentText, timeText } from './moments'
