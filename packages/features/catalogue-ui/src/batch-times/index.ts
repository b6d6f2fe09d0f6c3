export { batchDates, batchDay, batchTimes, formatTimes, openingHours } from './batch-times'
export { batchTimeMessages } from './messages'
