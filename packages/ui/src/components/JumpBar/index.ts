export { JumpBar, type JumpBarProps, type JumpTarget } from './JumpBar'
