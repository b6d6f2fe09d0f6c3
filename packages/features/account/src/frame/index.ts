export { AccountFrame } from './AccountFrame'
