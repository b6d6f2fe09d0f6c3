export { ExitPopup } from './ExitPopup'
