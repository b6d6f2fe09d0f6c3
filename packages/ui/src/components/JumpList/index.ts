export type { JumpTarget } from '../JumpBar/jump-target'
export { useCurrentTarget } from '../JumpBar/use-current-target'
export { JumpList, type JumpListProps } from './JumpList'
