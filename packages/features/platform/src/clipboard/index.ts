export { copyText } from './copy-text'
export { useCopy } from './use-copy'
