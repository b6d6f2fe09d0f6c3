export { Toast, type ToastProps, type ToastType, toastStay, toastTypes } from './Toast'
export { ToastPlace, type ToastPlaceProps } from './ToastPlace'
