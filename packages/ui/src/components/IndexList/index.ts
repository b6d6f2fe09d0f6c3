export {
  IndexEntry,
  type IndexEntryProps,
  IndexEntrySkeleton,
  IndexList,
  type IndexListProps,
} from './IndexList'
