export { SignInPanels } from './SignInPanels'
