export { BookmarkKeeper } from './BookmarkKeeper'
export { CompareTray } from './CompareTray'
export { ReaderActions } from './ReaderActions'
