export const toastTypes = ['success', 'error', 'info'] as const
export type ToastType = (typeof toastTypes)[number]

/** Milliseconds that a toast stays: two seconds for a success, seven for anything else. */
export const toastStay = (type: ToastType) => (type === 'success' ? 2000 : 7000)
