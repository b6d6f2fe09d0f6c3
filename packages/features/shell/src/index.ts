export { RootErrorScreen, RootScreen } from './RootScreen'
export { StatusScreen } from './StatusScreen'
export { statusMeta } from './status-texts'
