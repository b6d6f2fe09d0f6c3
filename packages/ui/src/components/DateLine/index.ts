export { DateLine, type DateLineEntry, type DateLineProps } from './DateLine'
