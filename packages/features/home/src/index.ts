export { HomeScreen, type HomeScreenProps } from './HomeScreen'
export { homeMeta } from './home-meta'
export { loadHome } from './load-home'
