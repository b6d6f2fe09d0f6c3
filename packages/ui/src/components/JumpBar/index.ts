export { JumpBar, type JumpBarProps } from './JumpBar'
export type { JumpTarget } from './jump-target'
export { useCurrentTarget } from './use-current-target'
