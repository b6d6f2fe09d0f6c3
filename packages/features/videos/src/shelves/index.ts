export { loadShelves } from './load-shelves'
export { shelvesMeta } from './shelves-meta'
export { VideosScreen } from './VideosScreen'
