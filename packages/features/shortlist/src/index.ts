export { BookmarkLoader } from './BookmarkLoader'
export { CompareTray } from './CompareTray'
export { ShortlistActionsProvider } from './ShortlistActionsProvider'
