export { formAction } from './form-action'
export { SentNotice } from './SentNotice'
export { Trap } from './Trap'
export { useApiForm } from './use-api-form'
