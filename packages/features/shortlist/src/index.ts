export { CompareButton } from './CompareButton'
export { CompareTray } from './CompareTray'
export { messages as shortlistMessages } from './messages'
