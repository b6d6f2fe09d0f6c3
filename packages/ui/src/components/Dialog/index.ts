export { Dialog, type DialogProps, type DialogShape, dialogShapes } from './Dialog'
