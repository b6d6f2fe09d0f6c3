export type { JumpTarget } from '../JumpBar/jump-target'
export { JumpList, type JumpListProps } from './JumpList'
export { useCurrentTarget } from './use-current-target'
