export { default } from './Walkthrough'
