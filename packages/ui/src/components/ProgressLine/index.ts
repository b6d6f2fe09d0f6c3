export { ProgressLine, type ProgressLineProps } from './ProgressLine'
