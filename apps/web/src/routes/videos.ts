import { loadShelves, shelvesMeta, VideosScreen } from '@edbazaar/feature-videos/shelves'

export const loader = loadShelves
export const Component = VideosScreen
export const handle = { meta: shelvesMeta }
