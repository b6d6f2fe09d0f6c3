export { batchDates, batchDay, batchTimes, formatTimes } from './batch-times'
export { batchTimeMessages } from './messages'
