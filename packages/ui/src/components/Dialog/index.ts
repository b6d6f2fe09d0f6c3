export { Dialog, type DialogProps } from './Dialog'
export { type DialogShape, dialogShapes } from './dialog-shape'
