export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog'
export { type ConfirmTone, confirmTones } from './confirm-tone'
