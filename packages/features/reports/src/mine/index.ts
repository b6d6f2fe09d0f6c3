export { MyReports } from './MyReports'
