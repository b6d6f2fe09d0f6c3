export type { JumpTarget } from '../JumpBar/jump-target'
export { JumpMenu, type JumpMenuProps } from './JumpMenu'
