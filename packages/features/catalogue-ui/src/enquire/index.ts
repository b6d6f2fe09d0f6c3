export { EnquireBox } from './EnquireBox'
export { EnquireButton } from './EnquireButton'
