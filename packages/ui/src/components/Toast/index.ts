export { Toast, type ToastAction, type ToastProps } from './Toast'
export { ToastPlace, type ToastPlaceProps } from './ToastPlace'
export { type ToastType, toastStay, toastTypes } from './toast-type'
