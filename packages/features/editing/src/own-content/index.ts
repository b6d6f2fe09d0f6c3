export { messages as ownContentMessages } from './messages'
export { OwnContent } from './OwnContent'
export { ownDateOf, ownStatusOf } from './own-record'
export { type OwnContentState, type OwnContentTexts, ownStatuses } from './statuses'
