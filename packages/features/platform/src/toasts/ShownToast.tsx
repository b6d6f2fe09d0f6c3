import { Toast, ToastPlace, type ToastProps } from '@edbazaar/ui/Toast'

type ShownToastProps = Pick<ToastProps, 'message' | 'type' | 'action' | 'onClose'>

/** One toast. The host around it is the live region. */
export default function ShownToast({ message, type, action, onClose }: ShownToastProps) {
  return (
    <ToastPlace aria-live="off">
      <Toast message={message} type={type} action={action} onClose={onClose} />
    </ToastPlace>
  )
}
