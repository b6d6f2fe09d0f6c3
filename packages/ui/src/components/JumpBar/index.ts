export { JumpBar, type JumpBarProps } from './JumpBar'
export type { JumpTarget } from './jump-target'
