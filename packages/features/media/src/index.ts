export { fileBody } from './file-body'
export { PictureButton } from './PictureButton'
