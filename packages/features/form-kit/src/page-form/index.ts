export { dayField, optionalDayField, requiredText } from './page-fields'
export { usePageForm } from './use-page-form'
