export { isDay } from './is-day'
export { dayField, optionalDayField, optionalText, requiredText } from './page-fields'
export { usePageForm } from './use-page-form'
