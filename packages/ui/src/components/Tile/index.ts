export {
  Tile,
  TileList,
  type TileListProps,
  type TileLook,
  type TileProps,
  tileLooks,
} from './Tile'
