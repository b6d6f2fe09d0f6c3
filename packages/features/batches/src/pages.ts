export { page as batchPage } from './batch'
export { page as calendarPage } from './calendar'
export { page as familiesPage } from './families'
