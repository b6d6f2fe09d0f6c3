export { type Picture, Plate, type PlateProps, type PlateShape, plateShapes } from './Plate'
