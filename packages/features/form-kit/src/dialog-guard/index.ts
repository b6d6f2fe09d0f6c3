export { useDialogGuard } from './use-dialog-guard'
export { useDirtyReport } from './use-dirty-report'
