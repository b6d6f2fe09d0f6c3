export {
  Chip,
  ChipLink,
  type ChipLinkProps,
  ChipList,
  type ChipListProps,
  type ChipProps,
} from './Chip'
