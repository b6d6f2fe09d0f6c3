export { messages as ownContentMessages } from './messages'
export { OwnContentFrame } from './OwnContentFrame'
export { OwnContentList } from './OwnContentList'
export { type OwnContentState, ownStatuses } from './statuses'
