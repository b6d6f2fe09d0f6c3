export { DateLine, type DateLineProps, type Station } from './DateLine'
