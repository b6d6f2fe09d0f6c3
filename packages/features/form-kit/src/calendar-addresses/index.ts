export { CalendarAddresses } from './CalendarAddresses'
export type { PrivateCalendar } from './private-calendar'
