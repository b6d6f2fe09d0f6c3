export const toastTypes = ['success', 'error', 'info'] as const
export type ToastType = (typeof toastTypes)[number]

/** Duration of a toast in milliseconds: two seconds for a success, seven for other types. */
export const toastStay = (type: ToastType) => (type === 'success' ? 2000 : 7000)
