export { AccountControl } from './AccountControl'
