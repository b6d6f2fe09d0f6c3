export { MyJobAlerts } from './MyJobAlerts'
