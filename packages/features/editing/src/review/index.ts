export { fieldName } from './field-name'
export { reviewMessages } from './messages'
