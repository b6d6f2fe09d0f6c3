export {
  Tile,
  TileList,
  type TileListProps,
  type TileLook,
  type TileProps,
  TileSkeleton,
  tileLooks,
} from './Tile'
