import { Toast, ToastPlace, type ToastProps } from '@edbazaar/ui/Toast'

type ShownToastProps = Pick<ToastProps, 'message' | 'type' | 'onClose'>

/** One toast. The host around it is the live region. */
export default function ShownToast({ message, type, onClose }: ShownToastProps) {
  return (
    <ToastPlace aria-live="off">
      <Toast message={message} type={type} onClose={onClose} />
    </ToastPlace>
  )
}
