export { type Captions, Player, type PlayerProps, type VideoSource } from './Player'
