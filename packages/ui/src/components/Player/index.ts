export { type Captions, type FilmSource, Player, type PlayerProps } from './Player'
