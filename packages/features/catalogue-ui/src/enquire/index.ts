export { AskEdBazaarButton } from './AskEdBazaarButton'
export { EnquireBox } from './EnquireBox'
export { EnquireButton } from './EnquireButton'
export { thumbnailOf } from './thumbnail'
